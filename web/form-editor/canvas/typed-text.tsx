import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../../../shared/content/block-registry.ts';
import { classNames } from '../../ui/class-names.ts';
import { kindTitle } from './block-words.ts';
import { findBlock } from '../document/commands.ts';
import type { EditedBlock } from '../document/document.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditorStore } from '../editor-context.ts';
import { focusItem, useEditorUi } from '../document/editor-ui.ts';
import type { KindEditor } from '../kinds/kind-editor.ts';
import styles from './typed-text.module.css';

type TypedTextProps = EditedBlock & { text: NonNullable<KindEditor<Block>['text']> };

/** A block's text, edited on the page where the worker will read it. */
export function TypedText({ id, block, text }: TypedTextProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const acts = useEditorActs();
  const ui = useEditorUi();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const value = text.read(block);
  const place = () => findBlock(store.document, id);
  const leave = () => {
    const found = place();
    if (found) store.select({ pageId: found.page.id, blockId: id });
    focusItem(id);
  };
  const press = (event: KeyboardEvent) => {
    const found = place();
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && text.isOneLine === true && !event.ctrlKey);
    if (isDone) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (event.key === '/' && value === '' && text.asksKind && found) {
      event.preventDefault();
      ui.openInsert({ pageId: found.page.id, place: found.place, replacedId: id });
    }
  };
  const type = (typed: string) => {
    const wanted = text.isOneLine ? typed.replaceAll('\n', ' ') : typed;
    acts.changeBlock(id, text.write(block, wanted), 'text');
  };
  return (
    <textarea
      ref={area}
      className={classNames(styles.area, styles[block.kind])}
      rows={1}
      aria-label={kindTitle(t, block)}
      placeholder={t(text.asksKind ? 'editor.typeOrSlash' : 'editor.typeHere')}
      value={value}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
}
