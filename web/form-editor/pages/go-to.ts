import { useEditorStore } from '../editor-context.ts';
import type { Place } from '../document/editor-store.ts';
import { focusItem, useEditorUi } from '../document/editor-ui.ts';

const FRAMES_TO_WAIT = 3;

/** Focuses an element once it renders, within a few frames. */
function focusSoon(id: string, frames = FRAMES_TO_WAIT): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) element.focus();
    else if (frames > 0) focusSoon(id, frames - 1);
  });
}

/** Opens a page or block, and a field of its settings if one is named. */
export function useGoTo(): (place: Place, field?: string) => void {
  const store = useEditorStore();
  const ui = useEditorUi();
  return (place, field) => {
    store.select(place);
    const partId = place.blockId ?? place.pageId;
    if (field === undefined) return focusItem(partId);
    ui.openInspector();
    focusSoon(`${partId}-${field.replaceAll('.', '-')}`);
  };
}
