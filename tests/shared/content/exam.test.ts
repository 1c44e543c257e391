import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examIssues, isExamRight } from '../../../shared/content/pages/page-validity.ts';
import { pageToRead } from '../../../shared/content/pages/read-page.ts';
import { pageOf } from './page-of.ts';

const exam = (right: readonly boolean[], type = 'examQuestion') => ({
  kind: 'question',
  type,
  options: right.map((correctAnswer) => ({ correctAnswer })),
});
const missing = (place: number, count: number) => ({
  path: `content.${place}`,
  code: 'options_missing',
  params: { count },
});
const tooMany = (place: number, count: number) => ({
  path: `content.${place}`,
  code: 'wrong_option',
  params: { count },
});

test.each([
  ['all right ones', [true, true, false], [0, 1], []],
  ['one of two', [true, true, false], [1], [missing(0, 1)]],
  ['none', [true, true, false], [], [missing(0, 2)]],
  ['a wrong one too many', [true, false, false], [0, 2], [tooMany(0, 1)]],
  ['only wrong ones', [true, false, false], [1, 2], [tooMany(0, 2), missing(0, 1)]],
  ['nothing where nothing is right', [false, false], [], []],
  ['something where nothing is right', [false, false], [0], [tooMany(0, 1)]],
  ['an option that does not exist', [true], [0, 5], []],
])('an exam answered with %s gets its verdict', (_, right, chosen, issues) => {
  const page = pageOf(exam(right));
  expect(examIssues(page, { 0: chosen })).toEqual(issues);
  expect(isExamRight(page, { 0: chosen })).toBe(issues.length === 0);
});

test('each question of a page has its own verdict, and a choice that is no exam has none', () => {
  const page = pageOf(exam([true, false]), { kind: 'p' }, exam([true], 'checkboxQuestion'), exam([false, true]));
  expect(examIssues(page, { 0: [0], 3: [0] })).toEqual([tooMany(3, 1), missing(3, 1)]);
});

test('a page without an exam is right', () => {
  expect(isExamRight(pageOf({ kind: 'p' }, exam([true], 'checkboxQuestion')), {})).toBe(true);
});

test('an exam is right exactly when the chosen options are the right ones', () => {
  const pairs = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 8 });
  fc.assert(
    fc.property(pairs, (options) => {
      const page = pageOf(exam(options.map(([right]) => right)));
      const chosen = options.flatMap(([, isChosen], place) => (isChosen ? [place] : []));
      const isSame = options.every(([right, isChosen]) => right === isChosen);
      expect(isExamRight(page, { 0: chosen })).toBe(isSame);
    }),
  );
});

test('the verdict never depends on which options are right or chosen, only on how many', () => {
  const option = fc.record({ isRight: fc.boolean(), isChosen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(option, { minLength: 1, maxLength: 8 }), fc.nat(7), (options, turns) => {
      const verdict = (given: typeof options) =>
        examIssues(pageOf(exam(given.map(({ isRight }) => isRight))), {
          0: given.flatMap(({ isChosen }, place) => (isChosen ? [place] : [])),
        });
      const turned = [...options.slice(turns % options.length), ...options.slice(0, turns % options.length)];
      expect(verdict(turned)).toEqual(verdict(options));
      expect(verdict(options).every(({ path }) => path === 'content.0')).toBe(true);
    }),
  );
});

describe('the page to read again', () => {
  const pages = [{ key: 'a' }, {}, { key: 'b' }, { key: 'a' }];

  test.each([
    ['is the one that the question names', 2, 'a', 0],
    ['is the page before where the question names none', 2, undefined, 1],
    ['is the page before where the named one is gone, or stands later', 2, 'b', 1],
    ['is the nearest where two pages have one name', 4, 'a', 3],
    ['is none on the first page', 0, 'a', undefined],
  ])('%s', (_, place, readPage, expected) => {
    expect(pageToRead(pages, place, { readPage })).toBe(expected);
  });
});
