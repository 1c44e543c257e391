import type { Block } from '../../../shared/content/block-registry.ts';
import { editedBlock, newId, type EditedBlock, type EditedPage, type FormDocument } from './document.ts';

/** A block's position: its page, and its index among the blocks. */
export type BlockPlace = { page: EditedPage; place: number };

type Pages = readonly EditedPage[];
type Doc<S> = FormDocument<S>;

export function findPage({ pages }: { readonly pages: Pages }, pageId: string): EditedPage | undefined {
  return pages.find(({ id }) => id === pageId);
}

export function findBlock({ pages }: { readonly pages: Pages }, blockId: string): BlockPlace | undefined {
  for (const page of pages) {
    const place = page.blocks.findIndex(({ id }) => id === blockId);
    if (place >= 0) return { page, place };
  }
  return undefined;
}

/** The list with things inserted at an index, clamped to its ends. */
function insertAt<T>(list: readonly T[], place: number, things: readonly T[]): T[] {
  const at = Math.min(Math.max(place, 0), list.length);
  return [...list.slice(0, at), ...things, ...list.slice(at)];
}

function withPages<S>(document: Doc<S>, pages: Pages): Doc<S> {
  return { ...document, pages };
}

function withBlocks<S>(document: Doc<S>, pageId: string, change: (blocks: readonly EditedBlock[]) => EditedBlock[]) {
  return withPages(
    document,
    document.pages.map((page) => (page.id === pageId ? { ...page, blocks: change(page.blocks) } : page)),
  );
}

export function withSettings<S>(document: Doc<S>, settings: S): Doc<S> {
  return { ...document, settings };
}

export function withBlock<S>(document: Doc<S>, blockId: string, block: Block): Doc<S> {
  const found = findBlock(document, blockId);
  if (!found) return document;
  return withBlocks(document, found.page.id, (blocks) =>
    blocks.map((each) => (each.id === blockId ? { id: blockId, block } : each)),
  );
}

export function withInsertedBlocks<S>(
  document: Doc<S>,
  { pageId, place }: { pageId: string; place: number },
  blocks: readonly EditedBlock[],
): Doc<S> {
  return withBlocks(document, pageId, (before) => insertAt(before, place, blocks));
}

/** Moves a block to an index of its own or another page, not counting the block itself. */
export function withMovedBlock<S>(
  document: Doc<S>,
  blockId: string,
  { pageId, place }: { pageId: string; place: number },
): Doc<S> {
  const found = findBlock(document, blockId);
  if (!found || !findPage(document, pageId)) return document;
  const { page, place: from } = found;
  const target = Math.min(Math.max(place, 0), page.id === pageId ? page.blocks.length - 1 : Infinity);
  if (page.id === pageId && target === from) return document;
  const moved = page.blocks.slice(from, from + 1);
  return withInsertedBlocks(withoutBlock(document, blockId), { pageId, place: target }, moved);
}

/** Inserts a copy of the block after it, with the given id. */
export function withCopiedBlock<S>(document: Doc<S>, blockId: string, copyId = newId()): Doc<S> {
  const found = findBlock(document, blockId);
  const original = found?.page.blocks[found.place];
  if (!found || !original) return document;
  const copy = { id: copyId, block: original.block };
  return withInsertedBlocks(document, { pageId: found.page.id, place: found.place + 1 }, [copy]);
}

export function withoutBlock<S>(document: Doc<S>, blockId: string): Doc<S> {
  const found = findBlock(document, blockId);
  if (!found) return document;
  return withBlocks(document, found.page.id, (blocks) => blocks.filter(({ id }) => id !== blockId));
}

export function withPage<S>(
  document: Doc<S>,
  pageId: string,
  change: Partial<Pick<EditedPage, 'title' | 'minReadTime'>>,
): Doc<S> {
  return withPages(
    document,
    document.pages.map((page) => (page.id === pageId ? { ...page, ...change } : page)),
  );
}

export function withInsertedPages<S>(document: Doc<S>, place: number, pages: Pages): Doc<S> {
  return withPages(document, insertAt(document.pages, place, pages));
}

/** Moves a page to an index, not counting the page itself. */
export function withMovedPage<S>(document: Doc<S>, pageId: string, place: number): Doc<S> {
  const page = findPage(document, pageId);
  if (!page) return document;
  const others = document.pages.filter(({ id }) => id !== pageId);
  const pages = insertAt(others, place, [page]);
  return pages.every((each, index) => each === document.pages[index]) ? document : withPages(document, pages);
}

/** Inserts a copy of the page after it, with new ids for its blocks. */
export function withCopiedPage<S>(document: Doc<S>, pageId: string, copyId = newId()): Doc<S> {
  const page = findPage(document, pageId);
  if (!page) return document;
  const { key: _key, ...rest } = page;
  const copy = { ...rest, id: copyId, blocks: page.blocks.map(({ block }) => editedBlock(block)) };
  return withInsertedPages(document, document.pages.indexOf(page) + 1, [copy]);
}

export function withoutPage<S>(document: Doc<S>, pageId: string): Doc<S> {
  const pages = document.pages.filter(({ id }) => id !== pageId);
  return pages.length === document.pages.length ? document : withPages(document, pages);
}
