import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import type { FormField } from '../../shared/content/kinds/form-field.ts';
import type { Page } from '../../shared/content/page.ts';

/** A block and the name by which the editor knows it; the name is never saved. */
export type EditedBlock = { readonly id: string; readonly block: Block };

/** A page of the form with names of its own and of its blocks. `minReadTime` is in seconds. */
export type EditedPage = {
  readonly id: string;
  readonly title: string;
  readonly minReadTime: number;
  readonly blocks: readonly EditedBlock[];
  /** By what questions name the page as the one to read again; saved with it wherever it goes. */
  readonly key?: string | undefined;
};

/** A form while it is edited: its pages, and everything else of it as `settings`, whose shape its own feature knows. */
export type FormDocument<S> = { readonly settings: S; readonly pages: readonly EditedPage[] };

let lastId = 0;

/** A name that no page or block of this tab has had. */
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

const LINE_KINDS: ReadonlySet<string> = new Set(['p', 'ol', 'ul', 'address']);

const isWritten = (line: unknown) => String(line).trim() !== '';

function savedField(field: FormField): FormField {
  if (field.type !== 'choice' || field.options.every(isWritten)) return field;
  return { ...field, options: field.options.filter(isWritten) };
}

/** The block as it is saved: lists of lines without the empty ones that are left while they are typed. */
function savedBlock({ block }: EditedBlock): Block {
  if (isKnown(block) && block.kind === 'form') return { ...block, fields: block.fields.map(savedField) };
  if (!LINE_KINDS.has(block.kind) || !('lines' in block) || !Array.isArray(block.lines)) return block;
  const lines = block.lines.filter(isWritten);
  return lines.length === block.lines.length ? block : { ...block, lines };
}

const savedPages = new WeakMap<EditedPage, Page>();

/** The page as it is saved; the same page gives the same object, so that a large form is not built anew at each key. */
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
