import { describe, expect, test } from 'vitest';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { hasAnswerBlocks, hasSignature } from '../../../shared/content/pages/page.ts';
import { pageIssues } from '../../../shared/content/pages/page-validity.ts';
import { isYes } from '../../../shared/content/yes.ts';
import { DATA_URL, pageOf, SIGNATURE, submitted } from './page-of.ts';

/** What keeps a page of these blocks from being signed, when it is sent with these parts. */
function issuesOf(blocks: readonly object[], ...parts: readonly object[]): string[] {
  const page = pageOf(...blocks);
  const { answers, issues } = takeAnswers(page, submitted(page, ...parts));
  expect(issues).toEqual([]);
  return pageIssues(page, answers).map(({ path, code }) => `${path} ${code}`);
}
const values = (...all: unknown[]) => ({ fields: all.map((value) => ({ value })) });

test('a page of texts alone may be signed', () => {
  expect(issuesOf([{ kind: 'p' }, { kind: 'h1' }, { kind: 'img' }, { kind: 'video' }])).toEqual([]);
  expect(issuesOf([])).toEqual([]);
});

test('every checkbox of a page has to be ticked', () => {
  const boxes = [{ kind: 'checkbox' }, { kind: 'p' }, { kind: 'checkbox' }];
  expect(issuesOf(boxes)).toEqual(['content.0.value unticked', 'content.2.value unticked']);
  expect(issuesOf(boxes, { value: true })).toEqual(['content.2.value unticked']);
  expect(issuesOf(boxes, { value: true }, {}, { value: true })).toEqual([]);
});

describe('a mandatory field', () => {
  test.each(['text', 'textarea', 'date', 'time'])('of type %s must have a value', (type) => {
    const form = { kind: 'form', fields: [{ type, mandatory: true }, { type }] };
    expect(issuesOf([form])).toEqual(['content.0.fields.0.value required']);
  });

  test.each(['yesno', 'choice'])('of type %s must be chosen', (type) => {
    const options = ['Radio', 'Käsimerkit'];
    const form = {
      kind: 'form',
      fields: [
        { type, options, mandatory: true },
        { type, options },
      ],
    };
    expect(issuesOf([form])).toEqual(['content.0.fields.0.value not_chosen']);
    expect(issuesOf([form], values(type === 'yesno' ? 'no' : 'Radio', ''))).toEqual([]);
  });

  test('is not filled by blanks', () => {
    const form = { kind: 'form', fields: [{ type: 'text', mandatory: true }] };
    expect(issuesOf([form], values(' \n '))).toEqual(['content.0.fields.0.value required']);
    expect(issuesOf([form], values('x'))).toEqual([]);
  });

  test('for pictures needs one whose name is longer than three characters', () => {
    const form = { kind: 'form', fields: [{ type: 'image', mandatory: true }] };
    expect(issuesOf([form], values([' a  ', 'abc']))).toEqual(['content.0.fields.0.value image_missing']);
    expect(issuesOf([form], values('a.png'))).toEqual([]);
  });

  test('for pictures takes no more than its maximum', () => {
    const form = { kind: 'form', fields: [{ type: 'image', maxCount: 1 }] };
    expect(issuesOf([form], values(['a.png', 'b.png']))).toEqual(['content.0.fields.0.value too_long']);
  });
});

describe('a signature', () => {
  const form = (mandatory?: boolean) => ({ kind: 'form', fields: [{ type: 'signature', mandatory }] });
  const at = 'content.0.fields.0.value';

  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, [`${at} signature_missing`, `${at}.location location_missing`, `${at}.date date_missing`]],
    ['everything', SIGNATURE, []],
    ['a drawing that is not stored yet', { ...SIGNATURE, value: DATA_URL }, []],
    ['a time for its date', { ...SIGNATURE, date: '2026-11-20T05:05:00.000Z' }, []],
    ['no drawing', { ...SIGNATURE, value: '' }, [`${at} signature_missing`]],
    ['a drawing that is still being edited', { ...SIGNATURE, signed: false }, [`${at} signature_missing`]],
    ['a place of one letter', { ...SIGNATURE, location: ' E ' }, [`${at}.location location_missing`]],
    ['a place of two letters', { ...SIGNATURE, location: 'Ii' }, []],
    ['no date', { ...SIGNATURE, date: '' }, [`${at}.date date_missing`]],
  ])('with %s has the issues it should', (_, value, issues) => {
    expect(issuesOf([form()], values(value))).toEqual(issues);
  });

  test('is mandatory unless its author says otherwise', () => {
    expect(issuesOf([form(false)])).toEqual([]);
    expect(issuesOf([form(false)], values({ location: 'Espoo' }))).toEqual([]);
  });

  test('that is optional must be whole once it is begun', () => {
    expect(issuesOf([form(false)], values({ ...SIGNATURE, date: '' }))).toEqual([`${at}.date date_missing`]);
  });
});

describe('a field for "yes" to the one before', () => {
  const question = { type: 'text' };
  const detail = { type: 'text', mandatory: true, ifPreviousYes: true };
  const form = { kind: 'form', fields: [question, detail] };

  test('is asked after the yes of a yes-or-no, and not after its no', () => {
    const form = { kind: 'form', fields: [{ type: 'yesno' }, detail] };
    expect(issuesOf([form], values('yes', ''))).toEqual(['content.0.fields.1.value required']);
    expect(issuesOf([form], values('no', ''))).toEqual([]);
  });

  test.each(['kyllä', 'joo', 'Kyllä', ' KYLLÄ ', 'yes', 'Y', 'k', 'K', 'k y l l ä', 'kylla\u0308'])(
    'is required after %j',
    (yes) => {
      expect(issuesOf([form], values(yes, ''))).toEqual(['content.0.fields.1.value required']);
      expect(issuesOf([form], values(yes, 'nosturi'))).toEqual([]);
    },
  );

  test.each(['', 'ei', 'no', 'kyllin', 'yesterday', 'true'])('is not required after %j', (no) => {
    expect(issuesOf([form], values(no, ''))).toEqual([]);
  });

  test('is not required after a hidden field, whatever that one holds', () => {
    const chain = { kind: 'form', fields: [question, { type: 'text', ifPreviousYes: true }, detail] };
    expect(issuesOf([chain], values('ei', 'kyllä', ''))).toEqual([]);
    expect(issuesOf([chain], values('kyllä', 'kyllä', ''))).toEqual(['content.0.fields.2.value required']);
  });

  test('follows the checkbox right before the form where it is the first', () => {
    const first = { kind: 'form', fields: [detail] };
    const box = { kind: 'checkbox' };
    expect(issuesOf([box, first], { value: true })).toEqual(['content.1.fields.0.value required']);
    expect(issuesOf([box, first])).toEqual(['content.0.value unticked']);
    expect(issuesOf([box, { kind: 'p' }, first], { value: true })).toEqual([]);
    expect(issuesOf([first])).toEqual([]);
  });

  test('demands no signature while it is hidden', () => {
    const signed = { kind: 'form', fields: [question, { type: 'signature', ifPreviousYes: true }] };
    expect(issuesOf([signed], values('ei', undefined))).toEqual([]);
    expect(issuesOf([signed], values('kyllä', undefined))).toHaveLength(3);
  });

  test('takes a ticked box for a yes, and nothing else that is no text', () => {
    expect([true, false, 1, null, undefined, {}, ['yes']].map(isYes)).toEqual([true, ...Array(6).fill(false)]);
  });
});

describe('a mandatory question', () => {
  const options = [{ text: 'a', correctAnswer: true }, { text: 'b' }];
  const choose = (...selected: boolean[]) => ({ options: selected.map((isSelected) => ({ selected: isSelected })) });

  test.each(['checkboxQuestion', 'examQuestion'])('of type %s needs one chosen option', (type) => {
    const question = { kind: 'question', type, options, mandatory: true };
    expect(issuesOf([question])).toEqual(['content.0 not_selected']);
    expect(issuesOf([question], choose(false, true))).toEqual([]);
    expect(issuesOf([{ ...question, mandatory: false }])).toEqual([]);
  });

  test('with no right option at all may be left without a choice', () => {
    const question = { kind: 'question', type: 'examQuestion', options: [{ text: 'a' }], mandatory: true };
    expect(issuesOf([question])).toEqual([]);
  });
});

test('a mandatory person keeps no worker from signing: persons are chosen in permits only', () => {
  expect(issuesOf([{ kind: 'person', mandatory: true }])).toEqual([]);
});

test.each([
  ['form', true],
  ['checkbox', true],
  ['question', true],
  ['cards', true],
  ['person', true],
  ['p', false],
  ['link', false],
  ['video', false],
])('a page with a block of kind %s has something to answer: %s', (kind, isAnswered) => {
  expect(hasAnswerBlocks(pageOf({ kind: 'p' }, { kind }))).toBe(isAnswered);
});

test('a page has a signature where one of its fields is one', () => {
  expect(hasSignature(pageOf({ kind: 'form', fields: [{ type: 'text' }, { type: 'signature' }] }))).toBe(true);
  expect(hasSignature(pageOf({ kind: 'form', fields: [{ type: 'text' }] }, { kind: 'checkbox' }))).toBe(false);
});
