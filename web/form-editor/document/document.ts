import type { Block } from '../../../shared/content/block-registry.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { authoredKindOf } from '../kinds/authored-kinds.ts';

/** A block with the editor's id for it; the id is never saved. */
export type EditedBlock = { readonly id: string; readonly block: Block };

/** A page of the form with the editor's ids for it and its blocks. `minReadTime` is in seconds. */
export type EditedPage = {
  readonly id: string;
  readonly title: string;
  readonly minReadTime: number;
  readonly blocks: readonly EditedBlock[];
  /** The key by which questions refer to the page as the one to read again; saved with the page. */
  readonly key?: string | undefined;
};

/** An edited form: its pages, and the rest as `settings`, whose shape only its own feature knows. */
export type FormDocument<S> = { readonly settings: S; readonly pages: readonly EditedPage[] };

let lastId = 0;

/** An id that no page or block of this tab has used. */
export function newId(): string {
  lastId += 1;
  return `part-${lastId}`;
}

export function editedBlock(block: Block): EditedBlock {
  return { id: newId(), block };
}

export function editedPage({ title, minReadTime, content, key }: Page): EditedPage {
  return { id: newId(), title, minReadTime, blocks: content.map(editedBlock), ...(key ? { key } : {}) };
}

export function openDocument<S>(settings: S, pages: readonly Page[]): FormDocument<S> {
  return { settings, pages: pages.map(editedPage) };
}

/** The block as saved: lists of lines without the empty lines that typing leaves. */
const savedBlock = ({ block }: EditedBlock) => authoredKindOf(block).saved?.(block) ?? block;

const savedPages = new WeakMap<EditedPage, Page>();

/** The page as saved; memoized by page, so that a keypress does not rebuild a large form. */
export function savedPage(page: EditedPage): Page {
  const known = savedPages.get(page);
  if (known) return known;
  const { title, minReadTime, blocks, key } = page;
  const saved: Page = { title, minReadTime, content: blocks.map(savedBlock), ...(key ? { key } : {}) };
  savedPages.set(page, saved);
  return saved;
}

export function savedPagesOf({ pages }: Pick<FormDocument<unknown>, 'pages'>): Page[] {
  return pages.map(savedPage);
}
