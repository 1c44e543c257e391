import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examIssues, isExamRight } from '../../../shared/content/page-validity.ts';
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
const wrong = (place: number, option: number) => ({ path: `content.${place}.options.${option}`, code: 'wrong_option' });

test.each([
  ['all right ones', [true, true, false], [0, 1], []],
  ['one of two', [true, true, false], [1], [missing(0, 1)]],
  ['none', [true, true, false], [], [missing(0, 2)]],
  ['a wrong one too many', [true, false, false], [0, 2], [wrong(0, 2)]],
  ['only wrong ones', [true, false, false], [1, 2], [wrong(0, 1), wrong(0, 2), missing(0, 1)]],
  ['nothing where nothing is right', [false, false], [], []],
  ['something where nothing is right', [false, false], [0], [wrong(0, 0)]],
  ['an option that does not exist', [true], [0, 5], []],
])('an exam answered with %s gets its verdict', (_, right, chosen, issues) => {
  const page = pageOf(exam(right));
  expect(examIssues(page, { 0: chosen })).toEqual(issues);
  expect(isExamRight(page, { 0: chosen })).toBe(issues.length === 0);
});

test('each question of a page has its own verdict, and a choice that is no exam has none', () => {
  const page = pageOf(exam([true, false]), { kind: 'p' }, exam([true], 'checkboxQuestion'), exam([false, true]));
  expect(examIssues(page, { 0: [0], 3: [0] })).toEqual([wrong(3, 0), missing(3, 1)]);
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

test('the verdict never depends on which right options are missing, only on how many', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(5));
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.nat()), ([rightCount, wrongCount], keys) => {
      const places = Array.from({ length: rightCount + wrongCount }, (_, place) => place);
      const shuffled = places
        .map((place) => ({ place, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ place }) => place);
      const right = new Set(shuffled.slice(0, rightCount));
      const page = pageOf(exam(places.map((place) => right.has(place))));
      expect(examIssues(page, {})).toEqual([missing(0, rightCount)]);
    }),
  );
});
