import { useCallback, useDeferredValue, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TITLE_CHARACTERS } from '../../../shared/content/text-limits.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { BlockRow } from './block-row.tsx';
import { blockName } from './block-words.ts';
import styles from './canvas.module.css';
import { findBlock } from '../document/commands.ts';
import type { EditedBlock, EditedPage } from '../document/document.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditor, useEditorStore } from '../editor-context.ts';
import { focusItem, useEditorUi } from '../document/editor-ui.ts';
import { kindEditorOf } from '../kinds/kind-editors.ts';
import { ReadTime } from '../pages/read-time.tsx';
import { BLOCK_PART } from '../document/parts.ts';
import { SortableList } from './sortable-list.tsx';

function PageHead({ page }: { page: EditedPage }) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  return (
    <div className={styles.pageHead}>
      <label className={styles.titleLabel} htmlFor="canvas-title">
        {t('editor.pageTitle')}
      </label>
      <input
        id="canvas-title"
        className={styles.title}
        value={page.title}
        placeholder={t('editor.pageNameless')}
        maxLength={MAX_TITLE_CHARACTERS}
        onChange={(event) => acts.changePage(page.id, { title: event.currentTarget.value }, 'title')}
      />
      <ReadTime seconds={page.minReadTime} />
    </div>
  );
}

type KeyAct = { isMeant: (event: KeyboardEvent, isOnRow: boolean) => boolean; act: (id: string) => void };

const hasCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** The keys on a selected block; keys inside its text and tools stay with those. */
function useBlockKeys(page: EditedPage) {
  const store = useEditorStore();
  const acts = useEditorActs();
  const ui = useEditorUi();
  const placeAfter = (id: string) => page.blocks.findIndex((block) => block.id === id) + 1;
  const keyActs: KeyAct[] = [
    { isMeant: ({ altKey, key }) => altKey && key === 'ArrowUp', act: (id) => acts.moveBlock(id, -1) },
    { isMeant: ({ altKey, key }) => altKey && key === 'ArrowDown', act: (id) => acts.moveBlock(id, 1) },
    { isMeant: (event) => hasCommand(event) && event.key.toLowerCase() === 'd', act: acts.copyBlock },
    {
      isMeant: (event) => hasCommand(event) && event.key === 'Enter',
      act: (id) => ui.openInsert({ pageId: page.id, place: placeAfter(id) }),
    },
    { isMeant: ({ key }, isOnRow) => isOnRow && ['Delete', 'Backspace'].includes(key), act: acts.removeBlock },
  ];
  return (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="row"]') : null;
    const id = row?.dataset['key'];
    if (id === undefined) return;
    const isOnRow = event.target === row;
    const meant = keyActs.find(({ isMeant }) => isMeant(event, isOnRow));
    if (!meant) return;
    event.preventDefault();
    event.stopPropagation();
    meant.act(id);
    if (isOnRow) focusItem(store.state.selected.blockId);
  };
}

/** Defers the list of blocks, so that it renders after a burst of typing and not for each key. */
function useUnhurried(blocks: readonly EditedBlock[]): readonly EditedBlock[] {
  const later = useDeferredValue(blocks);
  const isSameOrder = later.length === blocks.length && later.every(({ id }, place) => id === blocks[place]?.id);
  return isSameOrder ? later : blocks;
}

/** What fills a desk's screen. */
const FIRST_BLOCKS = 8;

/**
 * The blocks of a page: when it is opened the first at once, with the selected one among them, and all when these are drawn. None is left out
 * for long, so that a search, paper and a screen reader have the whole page.
 */
function useOpened({ id, blocks }: EditedPage, selectedId: string | undefined): readonly EditedBlock[] {
  const all = useUnhurried(blocks);
  const opened = useDeferredValue<string | undefined>(id, undefined);
  if (opened === id) return all;
  return all.slice(0, Math.max(FIRST_BLOCKS, 1 + all.findIndex((block) => block.id === selectedId)));
}

/** A page of the form with its blocks in the worker's view. */
export function Canvas({ page }: { page: EditedPage }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const acts = useEditorActs();
  const ui = useEditorUi();
  const selectedId = useEditor(({ selected }) => selected.blockId);
  const isTyping = useEditor((state) => state.isTyping);
  const pressKey = useBlockKeys(page);
  const items = useOpened(page, selectedId);
  const { id: pageId } = page;
  const open = useCallback(
    (id: string) => {
      const found = findBlock(store.document, id);
      const block = found?.page.blocks[found.place]?.block;
      if (block && kindEditorOf(block)?.text) store.select({ pageId, blockId: id }, true);
      else ui.openInspector();
    },
    [store, ui, pageId],
  );
  const nameOf = useCallback(({ block }: EditedBlock) => blockName(t, block), [t]);
  const select = useCallback((blockId: string) => store.select({ pageId, blockId }), [store, pageId]);
  const move = useCallback((id: string, place: number) => acts.moveBlockTo(id, { pageId, place }), [acts, pageId]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the rows inside, which have the focus
    <div className={styles.canvas} onKeyDownCapture={pressKey}>
      <PageHead page={page} />
      {page.blocks.length > 0 && (
        <SortableList
          label={t('editor.blocks')}
          className={styles.blocks}
          itemClassName={styles.row}
          items={items}
          nameOf={nameOf}
          Item={BlockRow}
          part={BLOCK_PART}
          selectedId={selectedId}
          isFixed={isTyping}
          onSelect={select}
          onOpen={open}
          onMove={move}
        />
      )}
      <Button
        variant="secondary"
        icon={<PlusIcon />}
        onClick={() => ui.openInsert({ pageId: page.id, place: page.blocks.length })}
      >
        {t('editor.addBlock')}
      </Button>
    </div>
  );
}
