import type { TFunction } from 'i18next';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../../../shared/content/block-registry.ts';
import { blockName, kindTitle } from '../canvas/block-words.ts';
import {
  findBlock,
  findPage,
  withBlock,
  withCopiedBlock,
  withCopiedPage,
  withInsertedBlocks,
  withInsertedPages,
  withMovedBlock,
  withMovedPage,
  withoutBlock,
  withoutPage,
  withPage,
} from './commands.ts';
import { editedBlock, newId, type EditedPage } from './document.ts';
import { useEditorStore } from '../editor-context.ts';
import type { EditorStore } from './editor-store.ts';
import type { PageNumbers } from '../pages/fixed-page.ts';
import { kindEditorOf } from '../kinds/kind-editors.ts';
import { withReadPage } from '../pages/page-keys.ts';
import { PageNumbersContext } from '../pages/page-name.ts';
import { pageFrom, type PageTemplate } from '../pages/page-templates.ts';

type Store = EditorStore<unknown>;

const pageTitle = (t: TFunction, { title }: Pick<EditedPage, 'title'>) => title.trim() || t('editor.pageNameless');

function blockActs(store: Store, t: TFunction) {
  const said = (text: string, blockId: string, pageId: string) => {
    const { page, place } = findBlock(store.document, blockId) ?? {};
    if (!page || page.id !== pageId || place === undefined) return;
    store.say(
      t('editor.said.moved', { name: text, place: place + 1, count: page.blocks.length, page: pageTitle(t, page) }),
    );
  };
  const nameOf = (blockId: string) => {
    const { page, place = 0 } = findBlock(store.document, blockId) ?? {};
    const found = page?.blocks[place];
    return found ? blockName(t, found.block) : '';
  };
  const moveTo = (blockId: string, target: { pageId: string; place: number }) => {
    const name = nameOf(blockId);
    const { document } = store;
    store.edit((before) => withMovedBlock(before, blockId, target), { select: { pageId: target.pageId, blockId } });
    if (store.document !== document) said(name, blockId, target.pageId);
  };
  return {
    changeBlock: (blockId: string, block: Block, field?: string) =>
      store.edit((before) => withBlock(before, blockId, block), { field: field && `${blockId} ${field}` }),
    /** Sets the page that a question refers to; undefined for the page before it. */
    tieToPage: (blockId: string, pageId: string | undefined) =>
      store.edit((before) => withReadPage(before, blockId, pageId)),
    moveBlockTo: moveTo,
    moveBlock: (blockId: string, step: 1 | -1) => {
      const found = findBlock(store.document, blockId);
      if (found) moveTo(blockId, { pageId: found.page.id, place: Math.max(0, found.place + step) });
    },
    copyBlock: (blockId: string) => {
      const found = findBlock(store.document, blockId);
      if (!found) return;
      const copyId = newId();
      store.edit((before) => withCopiedBlock(before, blockId, copyId), {
        select: { pageId: found.page.id, blockId: copyId },
        said: t('editor.said.copied', { name: nameOf(blockId) }),
      });
    },
    removeBlock: (blockId: string) => {
      const found = findBlock(store.document, blockId);
      if (!found) return;
      const { page, place } = found;
      const next = page.blocks[place + 1] ?? page.blocks[place - 1];
      store.edit((before) => withoutBlock(before, blockId), {
        select: { pageId: page.id, blockId: next?.id },
        said: t('editor.said.removed', { name: nameOf(blockId) }),
        canUndo: true,
      });
    },
    /** Inserts a new block and starts typing if it has text. Answers its id. */
    insertBlock: (block: Block, { pageId, place }: { pageId: string; place: number }) => {
      const made = editedBlock(block);
      store.edit((before) => withInsertedBlocks(before, { pageId, place }, [made]), {
        select: { pageId, blockId: made.id },
        isTyping: kindEditorOf(block)?.text !== undefined,
        said: t('editor.said.added', { name: kindTitle(t, block) }),
      });
      return made.id;
    },
    /** Replaces a block that is still empty. */
    replaceBlock: (blockId: string, block: Block) => {
      const found = findBlock(store.document, blockId);
      if (!found) return;
      store.edit((before) => withBlock(before, blockId, block), {
        select: { pageId: found.page.id, blockId },
        isTyping: kindEditorOf(block)?.text !== undefined,
        said: t('editor.said.added', { name: kindTitle(t, block) }),
      });
    },
  };
}

function pageActs(store: Store, t: TFunction, numberOf: PageNumbers) {
  const titleOf = (pageId: string) => pageTitle(t, findPage(store.document, pageId) ?? { title: '' });
  const placeOf = (pageId: string) => store.document.pages.findIndex(({ id }) => id === pageId);
  const moveTo = (pageId: string, place: number) => {
    store.edit((before) => withMovedPage(before, pageId, place), {
      select: { pageId },
      said: t('editor.said.pageMoved', {
        name: titleOf(pageId),
        number: numberOf(Math.min(Math.max(place, 0), store.document.pages.length - 1)),
      }),
    });
  };
  return {
    changePage: (pageId: string, change: Partial<Pick<EditedPage, 'title' | 'minReadTime'>>, field?: string) =>
      store.edit((before) => withPage(before, pageId, change), { field: field && `${pageId} ${field}` }),
    movePageTo: moveTo,
    movePage: (pageId: string, step: 1 | -1) => moveTo(pageId, Math.max(0, placeOf(pageId) + step)),
    /** Adds a page after the selected one, or at the end. */
    addPage: (template: PageTemplate) => {
      const page = pageFrom(t, template);
      const at = placeOf(store.state.selected.pageId);
      const place = at < 0 ? store.document.pages.length : at + 1;
      store.edit((before) => withInsertedPages(before, place, [page]), {
        select: { pageId: page.id },
        said: t('editor.said.pageAdded', { name: pageTitle(t, page) }),
      });
    },
    copyPage: (pageId: string) => {
      const copyId = newId();
      store.edit((before) => withCopiedPage(before, pageId, copyId), {
        select: { pageId: copyId },
        said: t('editor.said.copied', { name: titleOf(pageId) }),
      });
    },
    removePage: (pageId: string) => {
      const { pages } = store.document;
      const place = placeOf(pageId);
      const next = pages[place + 1] ?? pages[place - 1];
      store.edit((before) => withoutPage(before, pageId), {
        select: { pageId: next?.id ?? '@start' },
        said: t('editor.said.pageRemoved', { name: titleOf(pageId) }),
        canUndo: true,
      });
    },
  };
}

/** The author's acts on the open form; each act announces itself to screen readers. */
export function useEditorActs() {
  const store = useEditorStore();
  const { t } = useTranslation();
  const numberOf = useContext(PageNumbersContext);
  return useMemo(
    () => ({
      ...blockActs(store, t),
      ...pageActs(store, t, numberOf),
      undo: () => store.undo(t('editor.said.undone')),
      redo: () => store.redo(t('editor.said.redone')),
    }),
    [store, t, numberOf],
  );
}
