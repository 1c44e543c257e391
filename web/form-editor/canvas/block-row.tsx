import { useTranslation } from 'react-i18next';
import type { Block } from '../../../shared/content/block-registry.ts';
import { ActionMenu, type MenuAction } from '../../ui/overlays/action-menu.tsx';
import { ArrowDownIcon, ArrowRightIcon, ArrowUpIcon, CopyIcon, CrossIcon, PlusIcon } from '../../ui/icons.tsx';
import { SlidersIcon } from '../../ui/staff-icons.tsx';
import { BlockPreview } from './block-preview.tsx';
import { blockName, kindTitle } from './block-words.ts';
import styles from './canvas.module.css';
import { findBlock } from '../document/commands.ts';
import type { EditedBlock, FormDocument } from '../document/document.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditor, useEditorStore } from '../editor-context.ts';
import { useEditorUi, focusItem } from '../document/editor-ui.ts';
import { IconButton } from './icon-button.tsx';
import { kindEditorOf } from '../kinds/kind-editors.ts';
import { TypedText } from './typed-text.tsx';

function blockOf(document: FormDocument<unknown>, id: string): Block | undefined {
  const found = findBlock(document, id);
  return found?.page.blocks[found.place]?.block;
}

/** Whether the block is the first or the last of its page. */
function useEnds(id: string): { isFirst: boolean; isLast: boolean } {
  const isFirst = useEditor(({ history }) => findBlock(history.present, id)?.place === 0);
  const isLast = useEditor(({ history }) => {
    const found = findBlock(history.present, id);
    return found !== undefined && found.place === found.page.blocks.length - 1;
  });
  return { isFirst, isLast };
}

/** The acts on the selected block, also for users with only a pointer. */
function BlockTools({ id, block }: EditedBlock) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  const ui = useEditorUi();
  const store = useEditorStore();
  const { isFirst, isLast } = useEnds(id);
  const name = blockName(t, block);
  const move = (step: 1 | -1) => () => acts.moveBlock(id, step);
  const actions: MenuAction[] = [
    { key: 'page', label: t('editor.moveToPage'), icon: ArrowRightIcon, onSelect: () => ui.openMove(id) },
    { key: 'settings', label: t('editor.settings'), icon: SlidersIcon, onSelect: ui.openInspector },
  ];
  return (
    <span className={styles.tools}>
      <IconButton label={t('editor.moveUp', { name })} icon={<ArrowUpIcon />} isDisabled={isFirst} onPress={move(-1)} />
      <IconButton
        label={t('editor.moveDown', { name })}
        icon={<ArrowDownIcon />}
        isDisabled={isLast}
        onPress={move(1)}
      />
      <IconButton
        label={t('editor.duplicate', { name })}
        icon={<CopyIcon />}
        onPress={() => {
          acts.copyBlock(id);
          focusItem(store.state.selected.blockId);
        }}
      />
      <IconButton
        label={t('editor.remove', { name })}
        icon={<CrossIcon />}
        onPress={() => {
          acts.removeBlock(id);
          focusItem(store.state.selected.blockId);
        }}
      />
      <span className={styles.settingsTool}>
        <IconButton label={t('editor.settingsOf', { name })} icon={<SlidersIcon />} onPress={ui.openInspector} />
      </span>
      <ActionMenu label={t('editor.more', { name })} actions={actions} />
    </span>
  );
}

/** One block on the page: its kind, the worker's view, its tools while selected, and a button to add below it. */
export function BlockRow({ item }: { item: EditedBlock }) {
  const { id } = item;
  const { t } = useTranslation();
  const store = useEditorStore();
  const ui = useEditorUi();
  // The list lags behind typing; the edited block must not.
  const block = useEditor(({ history }) => blockOf(history.present, id)) ?? item.block;
  const isSelected = useEditor(({ selected }) => selected.blockId === id);
  const isTyping = useEditor((state) => state.isTyping && state.selected.blockId === id);
  const text = kindEditorOf(block)?.text;
  const addBelow = () => {
    const found = findBlock(store.document, id);
    if (found) ui.openInsert({ pageId: found.page.id, place: found.place + 1 });
  };
  const startTyping = () => {
    const found = findBlock(store.document, id);
    if (!found || !text) return ui.openInspector();
    store.select({ pageId: found.page.id, blockId: id }, true);
  };
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <span className={styles.kind}>{kindTitle(t, block)}</span>
        {isSelected && <BlockTools id={id} block={block} />}
      </div>
      {isTyping && text ? (
        <TypedText id={id} block={block} text={text} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a double press with the pointer does what Enter does on the row
        <div className={styles.shown} onDoubleClick={startTyping}>
          <BlockPreview block={block} id={id} />
        </div>
      )}
      <button
        type="button"
        className={styles.between}
        aria-label={t('editor.addAfter', { name: blockName(t, block) })}
        onClick={addBelow}
      >
        <span className={styles.betweenSign}>
          <PlusIcon />
        </span>
      </button>
    </div>
  );
}
