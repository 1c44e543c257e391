import { useEffect, useEffectEvent } from 'react';
import { useEditorActs } from './document/editor-acts.ts';
import { useEditorStore } from './editor-context.ts';
import { focusItem } from './document/editor-ui.ts';

type Acts = { save: () => void; showKeys: () => void };

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey;

/** The shortcuts that work with any focus: saving always, the others while editing. */
export function useEditorKeys({ save, showKeys }: Acts, isEdited: boolean): void {
  const acts = useEditorActs();
  const store = useEditorStore();
  const step = (act: () => void) => {
    const wasTyping = store.state.isTyping;
    act();
    const { pageId, blockId } = store.state.selected;
    if (wasTyping || document.activeElement === document.body) focusItem(blockId ?? pageId);
  };
  const actOf = (event: KeyboardEvent): (() => void) | undefined => {
    const key = event.key.toLowerCase();
    if (isCommand(event) && key === 's') return save;
    if (!isEdited) return undefined;
    if (isCommand(event)) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) return () => step(acts.redo);
      return key === 'z' ? () => step(acts.undo) : undefined;
    }
    return key === '?' && !isTypedInto(event.target) ? showKeys : undefined;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
