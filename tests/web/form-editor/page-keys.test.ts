import { describe, expect, test } from 'vitest';
import { isKnown, type Block } from '../../../shared/content/block-registry.ts';
import { pageToRead } from '../../../shared/content/pages/read-page.ts';
import {
  withCopiedPage,
  withMovedBlock,
  withMovedPage,
  withoutPage,
} from '../../../web/form-editor/document/commands.ts';
import { differenceOf } from '../../../web/form-editor/versions/difference.ts';
import { openDocument, savedPagesOf, type FormDocument } from '../../../web/form-editor/document/document.ts';
import { exportedJson, importedForm } from '../../../web/form-editor/document/form-json.ts';
import { withAppendedPages, withReadPage } from '../../../web/form-editor/pages/page-keys.ts';

const question: Block = {
  kind: 'question',
  type: 'examQuestion',
  text: 'Missä?',
  options: [{ text: 'Täällä', correctAnswer: true, selected: false }],
  mandatory: true,
};
const page = (title: string, ...content: Block[]) => ({ title, minReadTime: 0, content });

/** A form of three pages to read and an exam whose question is tied to the first of them. */
function tied() {
  const document = openDocument({}, [page('A'), page('B'), page('C'), page('Koe', question)]);
  const [a, b, , exam] = document.pages;
  const id = { a: a?.id ?? '', b: b?.id ?? '', exam: exam?.id ?? '', question: exam?.blocks[0]?.id ?? '' };
  return { document: withReadPage(document, id.question, id.a), before: document, id };
}

/** For each question of the form, the title of the page that a wrong answer leads to. */
function leadsTo(document: FormDocument<unknown>): (string | undefined)[] {
  const pages = savedPagesOf(document);
  return pages.flatMap(({ content }, place) =>
    content.flatMap((block) =>
      isKnown(block) && block.kind === 'question' ? [pages[pageToRead(pages, place, block) ?? -1]?.title] : [],
    ),
  );
}

describe('the page that an author tied to a question', () => {
  test('stays the one wherever pages are moved, also after the form was saved and opened again', () => {
    const { document, id } = tied();
    expect(leadsTo(document)).toEqual(['A']);
    const moved = withMovedPage(withMovedPage(document, id.a, 2), id.b, 0);
    expect(leadsTo(moved)).toEqual(['A']);
    expect(leadsTo(openDocument({}, savedPagesOf(moved)))).toEqual(['A']);
  });

  test('stays the one for a question that goes to another page', () => {
    const { document, id } = tied();
    expect(leadsTo(withMovedBlock(document, id.question, { pageId: id.b, place: 0 }))).toEqual(['A']);
  });

  test('is the original where the page, or the page of the question, is copied', () => {
    const { document, id } = tied();
    const copied = withCopiedPage(withCopiedPage(document, id.a), id.exam);
    const keys = savedPagesOf(copied).map(({ key }) => key);
    expect(keys.map((key) => key !== undefined)).toEqual([true, false, false, false, false, false]);
    expect(leadsTo(copied)).toEqual(['A', 'A']);
  });

  test('is the page before where the tied one is removed or moved behind, and the tied one again when it is back', () => {
    const { document, id } = tied();
    expect(leadsTo(withoutPage(document, id.a))).toEqual(['C']);
    const behind = withMovedPage(document, id.a, 3);
    expect(leadsTo(behind)).toEqual(['C']);
    expect(leadsTo(withMovedPage(behind, id.a, 0))).toEqual(['A']);
  });

  test('is let go by choosing none', () => {
    const { document, before, id } = tied();
    expect(savedPagesOf(withReadPage(document, id.question, undefined))[3]).toEqual(savedPagesOf(before)[3]);
  });

  test('is each form’s own where one is added to the other, or to itself', () => {
    const { document } = tied();
    const file = importedForm(exportedJson({ pages: savedPagesOf(document) }));
    const second = openDocument({}, file?.pages ?? []).pages.map((each) => ({ ...each, title: `${each.title} 2` }));
    const both = withAppendedPages(document, second);
    expect(leadsTo(both)).toEqual(['A', 'A 2']);
    const keys = savedPagesOf(both).flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(2);
  });

  test('makes no difference of the page itself', () => {
    const { document, before } = tied();
    expect(differenceOf(savedPagesOf(before), savedPagesOf(document)).map(({ page: { title } }) => title)).toEqual([
      'Koe',
    ]);
  });
});
