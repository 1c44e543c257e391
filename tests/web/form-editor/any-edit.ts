import fc from 'fast-check';
import type { Block } from '../../../shared/content/block-registry.ts';
import {
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
  withSettings,
} from '../../../web/form-editor/document/commands.ts';
import { editedBlock, editedPage, type FormDocument } from '../../../web/form-editor/document/document.ts';

export type Document = FormDocument<{ name: string }>;

/** An edit as an author makes it; which page and block it meets follows from the document that it is made in. */
export type AnyEdit = { apply: (document: Document) => Document; field?: string };

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

const block = fc.oneof(
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }).map((lines): Block => ({ kind: 'p', lines })),
  fc.string({ maxLength: 8 }).map((text): Block => ({ kind: 'h2', text })),
  fc.string({ maxLength: 8 }).map((text): Block => ({ kind: 'alert', text, type: 'info' })),
);

const index = fc.nat({ max: 50 });

const inPage = (pick: number, change: (document: Document, pageId: string) => Document) => (document: Document) => {
  const page = at(document.pages, pick);
  return page ? change(document, page.id) : document;
};

const inBlock = (pick: number, change: (document: Document, blockId: string) => Document) => (document: Document) => {
  const found = at(
    document.pages.flatMap(({ blocks }) => blocks),
    pick,
  );
  return found ? change(document, found.id) : document;
};

const edit = (apply: AnyEdit['apply'], field?: string): AnyEdit => ({
  apply,
  ...(field === undefined ? {} : { field }),
});

/** Any edit of the model. */
export const anyEdit: fc.Arbitrary<AnyEdit> = fc.oneof(
  fc.tuple(index, fc.string()).map(([pick, text]) =>
    edit(
      inBlock(pick, (document, id) => withBlock(document, id, { kind: 'h3', text })),
      `block ${pick}`,
    ),
  ),
  fc
    .tuple(index, index, block)
    .map(([pick, place, made]) =>
      edit(inPage(pick, (document, pageId) => withInsertedBlocks(document, { pageId, place }, [editedBlock(made)]))),
    ),
  fc.tuple(index, index, index).map(([pick, target, place]) =>
    edit((document) => {
      const page = at(document.pages, target);
      return page
        ? inBlock(pick, (before, id) => withMovedBlock(before, id, { pageId: page.id, place }))(document)
        : document;
    }),
  ),
  index.map((pick) => edit(inBlock(pick, withCopiedBlock))),
  index.map((pick) => edit(inBlock(pick, withoutBlock))),
  fc.tuple(index, fc.string()).map(([pick, title]) =>
    edit(
      inPage(pick, (document, id) => withPage(document, id, { title })),
      `title ${pick}`,
    ),
  ),
  fc
    .tuple(index, fc.array(block, { maxLength: 3 }))
    .map(([place, content]) =>
      edit((document) => withInsertedPages(document, place, [editedPage({ title: 'Uusi', minReadTime: 0, content })])),
    ),
  fc.tuple(index, index).map(([pick, place]) => edit(inPage(pick, (before, id) => withMovedPage(before, id, place)))),
  index.map((pick) => edit(inPage(pick, withCopiedPage))),
  index.map((pick) => edit(inPage(pick, withoutPage))),
  fc.string().map((name) => edit((document) => withSettings(document, { name }), 'name')),
);
