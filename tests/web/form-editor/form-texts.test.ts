import { describe, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { brokenPlaces } from '../../../web/form-editor/checks/broken-places.ts';
import type { CheckCode } from '../../../web/form-editor/checks/check-code.ts';
import { checksOf } from '../../../web/form-editor/checks/checks.ts';
import { DECORATIVE_ALT } from '../../../web/form-editor/kinds/image/decorative.ts';
import { differenceOf, pagesOnlyIn } from '../../../web/form-editor/versions/difference.ts';
import { openDocument, savedPagesOf } from '../../../web/form-editor/document/document.ts';
import { exportedJson, importedForm } from '../../../web/form-editor/document/form-json.ts';

const text = (...lines: string[]): Block => ({ kind: 'p', lines });
const page = (title: string, ...content: Block[]): Page => ({ title, minReadTime: 0, content });

describe('the difference of two states', () => {
  const [a, b, c] = [page('A', text('yksi')), page('B', text('kaksi')), page('C', text('kolme'))];

  test('is nothing where they are the same', () => {
    expect(differenceOf([a, b, c], [a, b, c])).toEqual([]);
  });

  test('names pages that came and went, and the blocks of those that changed', () => {
    const changed = page('B', text('kaksi'), text('uusi'));
    const changes = differenceOf([a, b], [changed, c]);
    expect(changes).toEqual([
      { kind: 'changed', number: 0, page: changed, before: b, blocks: [{ kind: 'added', block: text('uusi') }] },
      { kind: 'added', number: 1, page: c },
      { kind: 'removed', number: 0, page: a },
    ]);
  });

  test('knows a page again by its blocks when it was renamed', () => {
    const before = page('Vanha', text('yksi'), text('kaksi'));
    const after = page('Uusi', text('yksi'), text('kaksi'));
    expect(differenceOf([before], [after])).toEqual([{ kind: 'changed', number: 0, page: after, before, blocks: [] }]);
  });

  test('finds the pages that only one of them has', () => {
    expect(pagesOnlyIn([a, b], [b, c])).toEqual([a]);
  });
});

describe('the checks', () => {
  const codes = (...pages: Page[]): CheckCode[] =>
    checksOf(openDocument({}, pages).pages, 'induction').map(({ code }) => code);
  const option = (words: string, correctAnswer = false) => ({ text: words, correctAnswer, selected: false });
  const question = (options: ReturnType<typeof option>[]): Block => ({
    kind: 'question',
    type: 'examQuestion',
    text: 'Missä?',
    options,
    mandatory: true,
  });
  const signature: Block = {
    kind: 'form',
    fields: [
      {
        type: 'signature',
        label: 'Allekirjoitus',
        name: '',
        help: '',
        mandatory: true,
        ifPreviousYes: false,
        value: { signed: false, value: '', location: '', date: '' },
      },
    ],
  };

  test.each<[CheckCode, Block]>([
    ['noRightOption', question([option('a'), option('b')])],
    ['fewOptions', question([option('a', true)])],
    ['emptyOption', question([option('a', true), option(' ')])],
    ['noFile', { kind: 'img', fileName: '', alt: '', title: '' }],
    ['noAlt', { kind: 'img', fileName: 'kartta.png', alt: '', title: '' }],
    ['noCards', { kind: 'cards', names: [], requireImages: 0, images: [] }],
    [
      'noMandatoryCard',
      { kind: 'cards', names: [{ title: 'Valttikortti', mandatory: false }], requireImages: 1, images: [] },
    ],
    ['noLinkText', { kind: 'link', text: '', url: 'https://www.ttk.fi/' }],
    ['badLink', { kind: 'link', text: 'Linkki', url: 'http://www.ttk.fi/' }],
    ['longCheckbox', { kind: 'checkbox', label: 'x'.repeat(161), name: '', value: false }],
    ['emptyBlock', text(' ')],
    ['noFields', { kind: 'form', fields: [] }],
  ])('find %s', (code, block) => {
    expect(codes(page('Sivu', block))).toEqual([code]);
  });

  test('take a picture that was marked as decorative as it is', () => {
    expect(codes(page('Sivu', { kind: 'img', fileName: 'kartta.png', alt: DECORATIVE_ALT, title: '' }))).toEqual([]);
  });

  test('find empty pages, skipped headings, two signatures and odd reading times', () => {
    expect(codes()).toEqual(['noPages']);
    expect(codes(page('Sivu'))).toEqual(['emptyPage']);
    expect(codes(page('Sivu', text('Työmaa on auki [kirjoita ajat].')))).toEqual(['unfilled']);
    expect(codes(page('Sivu', { kind: 'h1', text: 'A' }, { kind: 'h3', text: 'B' }))).toEqual(['skippedLevel']);
    expect(codes(page('A', signature), page('B', signature))).toEqual(['manySignatures']);
    expect(codes({ ...page('Sivu', text('lyhyt')), minReadTime: 300 })).toEqual(['longRead']);
    expect(codes({ ...page('Sivu', text('sana '.repeat(600))), minReadTime: 5 })).toEqual(['shortRead']);
  });
});

test('a choice is saved without the lines that are left empty while its options are typed', () => {
  const choice = {
    type: 'choice',
    label: 'Mikä?',
    name: '',
    help: '',
    mandatory: true,
    ifPreviousYes: false,
    value: '',
  } as const;
  const typed: Block = { kind: 'form', fields: [{ ...choice, options: ['a', '', 'b', ' '] }] };
  expect(savedPagesOf(openDocument({}, [page('Sivu', typed)]))).toEqual([
    page('Sivu', { kind: 'form', fields: [{ ...choice, options: ['a', 'b'] }] }),
  ]);
});

describe('a form as a file', () => {
  test('comes back as it went', () => {
    const pages = [page('Sivu', text('Hei')), page('Toinen', { kind: 'video', url: 'x' })];
    const form = importedForm(exportedJson({ meta: { name: 'Torni' }, pages }));
    expect(form?.pages).toEqual(pages);
    expect([form?.blockCount, form?.unknownCount]).toEqual([2, 1]);
  });

  test.each(['', 'x', '[]', '{}', '{"pages":{}}', '{"pages":[1]}', '{"pages":[{"content":[{}]}]}'])(
    'is no form where it holds none: %s',
    (json) => {
      expect(importedForm(json)).toBeUndefined();
    },
  );
});

test('what the server refuses is found in the form by its path, a missing file by its name', () => {
  const document = openDocument({}, [
    page('A'),
    page('B', text('Hei'), { kind: 'img', fileName: 'kartta.png', alt: '', title: '' }),
  ]);
  const [, second] = document.pages;
  const [first, image] = second?.blocks ?? [];
  const places = brokenPlaces(document, [
    { path: 'pages.1.content.0.lines.2', code: 'too_long' },
    { path: 'pages.1.title', code: 'too_long' },
    { path: 'kartta.png', code: 'file_missing' },
    { path: 'meta.name', code: 'too_long' },
  ]);
  expect(places.map(({ partId, path }) => [partId, path])).toEqual([
    [first?.id, 'lines.2'],
    [second?.id, 'title'],
    [image?.id, 'fileName'],
    ['@form', 'meta.name'],
  ]);
});
