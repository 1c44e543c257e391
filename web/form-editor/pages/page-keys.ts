import { blockKindOf, type Block } from '../../../shared/content/block-registry.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { findBlock, findPage, withBlock } from '../document/commands.ts';
import type { EditedPage, FormDocument } from '../document/document.ts';

type Doc<S> = FormDocument<S>;

function withReadPageOf(block: Block, key: string | undefined): Block {
  return blockKindOf(block).leadsBack?.withPageKey(block, key) ?? block;
}

/** Sets the page that the question refers to for rereading; undefined clears it. */
export function withReadPage<S>(document: Doc<S>, blockId: string, pageId: string | undefined): Doc<S> {
  const found = findBlock(document, blockId);
  const block = found?.page.blocks[found.place]?.block;
  const page = pageId === undefined ? undefined : findPage(document, pageId);
  if (!block) return document;
  const key = page && (page.key ?? newUuid());
  const pages = document.pages.map((each) => (each === page && each.key === undefined ? { ...each, key } : each));
  return withBlock({ ...document, pages }, blockId, withReadPageOf(block, key));
}

/** Appends pages to the form. Pages with duplicate keys get new keys, and their own questions follow. */
export function withAppendedPages<S>(document: Doc<S>, pages: readonly EditedPage[]): Doc<S> {
  const taken = new Set(document.pages.map(({ key }) => key));
  const renamed = new Map(
    pages.flatMap(({ key }) => (key !== undefined && taken.has(key) ? [[key, newUuid()] as const] : [])),
  );
  const renamedBlock = (block: Block): Block => {
    const key = renamed.get(blockKindOf(block).leadsBack?.pageKey(block) ?? '');
    return key === undefined ? block : withReadPageOf(block, key);
  };
  const added = pages.map((page) => {
    const key = renamed.get(page.key ?? '') ?? page.key;
    const blocks = page.blocks.map(({ id, block }) => ({ id, block: renamedBlock(block) }));
    return { ...page, blocks, ...(key === undefined ? {} : { key }) };
  });
  return { ...document, pages: [...document.pages, ...added] };
}
