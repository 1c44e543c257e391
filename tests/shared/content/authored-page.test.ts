import { describe, expect, test } from 'vitest';
import { BLOCK_KINDS } from '../../../shared/content/block-registry.ts';
import { Page } from '../../../shared/content/pages/page.ts';
import { shapeIssues } from '../../../shared/content/shape-issues.ts';
import { plainLines } from '../../../shared/content/blocks/unknown/block.ts';
import { safeHref } from '../../../shared/content/safe-link.ts';
import { pageOf } from './page-of.ts';

/** The block as it is kept. */
const kept = (block: object) => pageOf(block).content[0];

/** What a page with this block is refused for. */
function refusal(block: object): string[] {
  const parsed = Page.safeParse({ content: [{ kind: 'p' }, block] });
  return parsed.success ? [] : shapeIssues(parsed.error.issues).map(({ path, code }) => `${path} ${code}`);
}
const many = (count: number, part: unknown = {}) => Array.from({ length: count }, () => part);

describe('what an author leaves out', () => {
  test('of a page gets its default', () => {
    expect(Page.parse({})).toEqual({ title: '', minReadTime: 0, content: [] });
  });

  test.each(Object.keys(BLOCK_KINDS))('of a block of kind %s gets its default, and that is kept as it is', (kind) => {
    const block = kept({ kind });
    expect(block).toMatchObject({ kind });
    expect(kept(block ?? {})).toEqual(block);
  });
});

test.each<object>([
  { kind: 'p', lines: ['Tervetuloa', ''] },
  { kind: 'ol', lines: ['Yksi'] },
  { kind: 'ul', lines: ['Yksi'] },
  { kind: 'address', lines: ['Työmaatie 1', '02600 Espoo'] },
  { kind: 'h1', text: 'Tervetuloa' },
  { kind: 'h4', text: 'Lopuksi' },
  { kind: 'dl', pairs: [{ term: 'Vastaava', description: 'Maija Mestari' }] },
  { kind: 'link', url: 'https://www.example.com/ohje', text: 'Ohje' },
  { kind: 'img', fileName: 'crane.jpg', alt: 'Nosturi', title: 'Nosturin alue' },
  { kind: 'doc', fileName: 'plan.pdf', title: 'Suunnitelma' },
  { kind: 'alert', text: 'Kaivanto auki', type: 'other' },
  { kind: 'checkbox', label: 'Olen lukenut', name: 'read', value: false },
  {
    kind: 'cards',
    names: [{ title: 'Tulityökortti', mandatory: true }],
    requireImages: 1,
    images: [],
  },
  {
    kind: 'question',
    type: 'checkboxQuestion',
    text: 'Mitä suojaimia käytät?',
    options: [{ text: 'Kypärä', correctAnswer: false, selected: false }],
    mandatory: true,
  },
  {
    kind: 'person',
    title: 'Tulityön tekijä',
    cardRequirement: 'Tulityökortti',
    cardIsMandatory: true,
    defaultToCreator: false,
    mandatory: true,
    selectedPersons: [],
    personRole: 'Worker',
  },
  {
    kind: 'form',
    fields: [
      { type: 'text', name: 'n', label: 'l', help: 'h', mandatory: true, value: '', ifPreviousYes: true },
      { type: 'signature', name: 's', label: 'l', help: '', mandatory: false, ifPreviousYes: false },
      { type: 'image', name: 'i', label: 'l', help: '', value: [], maxSizeMb: 2.5, maxCount: 3, accept: 'image/png' },
    ],
  },
  { kind: 'video', url: 'clip.mp4', parts: [{ at: 3, text: 'Alku' }] },
])('a block is kept in the shape that it is written in: %j', (block) => {
  expect(kept(block)).toMatchObject(block);
});

test('fields that no kind knows are dropped, but an unknown kind keeps all of its own', () => {
  expect(kept({ kind: 'h1', text: 'a', color: 'red' })).toEqual({ kind: 'h1', text: 'a' });
  expect(kept({ kind: 'constructor', color: 'red' })).toEqual({ kind: 'constructor', color: 'red' });
});

test('an authored block carries no answers, whatever stands in their places', () => {
  const signed = { signed: true, value: 'f00d.png', location: 'Espoo', date: '2026-11-20' };
  const card = { name: 'Valttikortti', expires: '2030-01-01', imageSrc: 'a.png' };
  const answered = [
    { kind: 'checkbox', value: true },
    {
      kind: 'form',
      fields: [
        { type: 'text', value: 'x' },
        { type: 'signature', value: signed },
        { type: 'image', value: null },
      ],
    },
    { kind: 'question', options: [{ selected: true }] },
    { kind: 'cards', images: [card] },
    { kind: 'person', selectedPersons: [{ userId: 'u'.repeat(22) }] },
  ];
  expect(pageOf(...answered).content).toMatchObject([
    { value: false },
    { fields: [{ value: '' }, { value: { signed: false, value: '', location: '', date: '' } }, { value: [] }] },
    { options: [{ selected: false }] },
    { images: [] },
    { selectedPersons: [] },
  ]);
});

test.each<[string, object, string[]]>([
  ['a kind that is no text', { kind: 3 }, ['content.1.kind invalid_value']],
  ['lines that are one text', { kind: 'p', lines: 'x' }, ['content.1.lines invalid_value']],
  ['a line over 2,000 characters', { kind: 'p', lines: ['x'.repeat(2001)] }, ['content.1.lines.0 too_long']],
  ['over 200 lines', { kind: 'ul', lines: many(201, '') }, ['content.1.lines too_long']],
  ['over 200 pairs', { kind: 'dl', pairs: many(201) }, ['content.1.pairs too_long']],
  ['over 30 options', { kind: 'question', options: many(31) }, ['content.1.options too_long']],
  ['over 40 fields', { kind: 'form', fields: many(41, { type: 'text' }) }, ['content.1.fields too_long']],
  ['over 40 card names', { kind: 'cards', names: many(41) }, ['content.1.names too_long']],
  [
    'a field of an unknown type',
    { kind: 'form', fields: [{ type: 'tel' }] },
    ['content.1.fields.0.type invalid_value'],
  ],
  ['an unknown type of alert', { kind: 'alert', type: 'danger' }, ['content.1.type invalid_value']],
  ['a fourth way to require images', { kind: 'cards', requireImages: 3 }, ['content.1.requireImages invalid_value']],
  ['an unknown role', { kind: 'person', personRole: 'Boss' }, ['content.1.personRole invalid_value']],
  ['a file in another folder', { kind: 'img', fileName: '../a.png' }, ['content.1.fileName invalid_format']],
  ['a link that runs', { kind: 'link', url: 'javascript:alert(1)' }, ['content.1.url unsafe_link']],
  ['an unknown block over 20,000 characters', { kind: 'x', y: 'z'.repeat(20_001) }, ['content.1 too_long']],
])('a page is refused for %s', (_, block, issues) => {
  expect(refusal(block)).toEqual(issues);
});

test('every broken place of a page is named at once', () => {
  const parsed = Page.safeParse({
    title: 'x'.repeat(201),
    minReadTime: 3601,
    content: [
      { kind: 'link', url: 'ftp://x' },
      { kind: 'p', lines: [1] },
    ],
  });
  expect(shapeIssues(parsed.error?.issues ?? [])).toEqual([
    { path: 'title', code: 'too_long' },
    { path: 'minReadTime', code: 'too_long' },
    { path: 'content.0.url', code: 'unsafe_link' },
    { path: 'content.1.lines.0', code: 'invalid_value' },
  ]);
});

test('a page takes 100 blocks and no more', () => {
  expect(Page.safeParse({ content: many(100, { kind: 'p' }) }).success).toBe(true);
  expect(Page.safeParse({ content: many(101, { kind: 'p' }) }).success).toBe(false);
});

test('an unknown block that is nested without end is refused, not followed', () => {
  let parts: unknown = 'x';
  for (let level = 0; level < 100_000; level++) parts = [parts];
  expect(refusal({ kind: 'x', parts })).toEqual(['content.1 too_long']);
});

test('an unknown block is shown as the texts in it', () => {
  const block = { kind: 'steps', title: 'Ohje', items: [{ text: 'Yksi', done: false }, { text: ' ' }], size: 3 };
  expect(plainLines(block)).toEqual(['Ohje', 'Yksi']);
});

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  [' HTTPS://example.com/a?b=c#d ', 'HTTPS://example.com/a?b=c#d'],
  ['mailto:maija@example.com?subject=Moi', 'mailto:maija@example.com?subject=Moi'],
  ['tel:+358401234567', 'tel:+358401234567'],
  ['http://example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['//example.com', undefined],
  ['/login', undefined],
  ['https:/example.com', undefined],
  ['https:///example.com', undefined],
  ['https://\\example.com', undefined],
  ['https://exa\nmple.com', undefined],
  ['https://', undefined],
  ['mailto:', undefined],
  ['tel:', undefined],
  ['', undefined],
])('a link to %j may be followed to: %s', (url, href) => {
  expect(safeHref(url)).toBe(href);
});
