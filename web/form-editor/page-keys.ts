import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import { newUuid } from '../app/uuid.ts';
import { findBlock, findPage, withBlock } from './commands.ts';
import type { EditedPage, FormDocument } from './document.ts';

type Doc<S> = FormDocument<S>;

function withReadPageOf(block: Block, readPage: string | undefined): Block {
  if (!isKnown(block) || block.kind !== 'question') return block;
  const { readPage: _before, ...rest } = block;
  return readPage === undefined ? rest : { ...rest, readPage };
}

/** The question names the page as the one to read again, and no page where none is given. */
export function withReadPage<S>(document: Doc<S>, blockId: string, pageId: string | undefined): Doc<S> {
  const found = findBlock(document, blockId);
  const block = found?.page.blocks[found.place]?.block;
  const page = pageId === undefined ? undefined : findPage(document, pageId);
  if (!block) return document;
  const key = page && (page.key ?? newUuid());
  const pages = document.pages.map((each) => (each === page && each.key === undefined ? { ...each, key } : each));
  return withBlock({ ...document, pages }, blockId, withReadPageOf(block, key));
}

/**
 * The pages at the end of the form. Those whose keys the form has already get others, and questions that came with them
 * go on naming them.
 */
export function withAppendedPages<S>(document: Doc<S>, pages: readonly EditedPage[]): Doc<S> {
  const taken = new Set(document.pages.map(({ key }) => key));
  const renamed = new Map(
    pages.flatMap(({ key }) => (key !== undefined && taken.has(key) ? [[key, newUuid()] as const] : [])),
  );
  const renamedBlock = (block: Block): Block => {
    const key = isKnown(block) && block.kind === 'question' ? renamed.get(block.readPage ?? '') : undefined;
    return key === undefined ? block : withReadPageOf(block, key);
  };
  const added = pages.map((page) => {
    const key = renamed.get(page.key ?? '') ?? page.key;
    const blocks = page.blocks.map(({ id, block }) => ({ id, block: renamedBlock(block) }));
    return { ...page, blocks, ...(key === undefined ? {} : { key }) };
  });
  return { ...document, pages: [...document.pages, ...added] };
}
