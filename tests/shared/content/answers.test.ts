import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersEqual, withAnswers } from '../../../shared/content/answers/answers.ts';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { examIssues, isExamRight, pageIssues } from '../../../shared/content/pages/page-validity.ts';
import { Page } from '../../../shared/content/pages/page.ts';
import { anyAnsweredPage, junk } from './any-page.ts';
import { pageOf, submitted } from './page-of.ts';

const SHOWN = { hideCorrect: false };
const HIDDEN = { hideCorrect: true };

describe('answers of a page', () => {
  test('come back as they were submitted', () => {
    fc.assert(
      fc.property(anyAnsweredPage, ({ page, content }) => {
        const { answers, issues } = takeAnswers(page, content);
        expect(issues).toEqual([]);
        expect(withAnswers(page, answers, SHOWN)).toMatchObject(content);
      }),
    );
  });

  test('are the same when what was read is submitted again, with and without the right answers in it', () => {
    fc.assert(
      fc.property(anyAnsweredPage, fc.boolean(), ({ page, content }, hideCorrect) => {
        const { answers } = takeAnswers(page, content);
        const again = takeAnswers(page, withAnswers(page, answers, { hideCorrect }));
        expect(again).toEqual({ answers, issues: [] });
      }),
    );
  });

  test('survive being stored as JSON', () => {
    fc.assert(
      fc.property(anyAnsweredPage, ({ page, content }) => {
        const { answers } = takeAnswers(page, content);
        const stored = JSON.parse(JSON.stringify(answers)) as typeof answers;
        expect(answersEqual(stored, answers)).toBe(true);
        expect(withAnswers(page, stored, SHOWN)).toEqual(withAnswers(page, answers, SHOWN));
      }),
    );
  });

  test('are empty for a page that nobody touched', () => {
    const page = pageOf(
      { kind: 'checkbox' },
      { kind: 'form', fields: [{ type: 'text' }, { type: 'image' }, { type: 'signature' }] },
      { kind: 'question', options: [{ text: 'a' }] },
      { kind: 'cards' },
      { kind: 'person' },
    );
    expect(takeAnswers(page, page.content)).toEqual({ answers: {}, issues: [] });
    expect(withAnswers(page, {}, SHOWN)).toEqual(page.content);
  });

  test('hold nothing but the worker’s part: a changed text of the author is ignored', () => {
    const page = pageOf({ kind: 'checkbox', label: 'Olen lukenut' }, { kind: 'p', lines: ['Varo nosturia'] });
    const { answers } = takeAnswers(page, submitted(page, { label: 'muu', value: true }, { lines: ['muu'] }));
    expect(answers).toEqual({ 0: true });
    expect(withAnswers(page, answers, SHOWN)).toMatchObject([
      { label: 'Olen lukenut', value: true },
      { lines: ['Varo nosturia'] },
    ]);
  });

  test('that are stored in another shape count as untouched', () => {
    const page = pageOf({ kind: 'checkbox' }, { kind: 'form', fields: [{ type: 'date' }, { type: 'image' }] });
    const content = withAnswers(page, { 0: 'true', 1: [['a.png'], '2026-11-20'], 7: true }, SHOWN);
    expect(content).toEqual(page.content);
  });
});

describe('a choice', () => {
  const page = pageOf({ kind: 'form', fields: [{ type: 'yesno' }, { type: 'choice', options: ['Radio', 'Köysi'] }] });
  const taken = (...given: unknown[]) =>
    takeAnswers(page, [{ kind: 'form', fields: given.map((value) => ({ value })) }]);

  test('is one of what is offered, or nothing yet', () => {
    expect(taken('no', 'Köysi')).toEqual({ answers: { 0: ['no', 'Köysi'] }, issues: [] });
    expect(taken('', '')).toEqual({ answers: {}, issues: [] });
  });

  test.each([
    ['kyllä', 'Radio', 'content.0.fields.0.value'],
    ['yes', 'Savumerkit', 'content.0.fields.1.value'],
    ['yes', 0, 'content.0.fields.1.value'],
  ])('is refused where it is not: %j, %j', (yesNo, choice, path) => {
    expect(taken(yesNo, choice).issues).toEqual([{ path, code: 'invalid_value' }]);
  });
});

describe('junk', () => {
  const page = Page.parse({
    content: [
      { kind: 'checkbox' },
      { kind: 'question', options: [{ correctAnswer: true }, {}] },
      { kind: 'form', fields: [{ type: 'text' }, { type: 'image' }, { type: 'signature' }, { type: 'date' }] },
      { kind: 'form', fields: [{ type: 'yesno' }, { type: 'choice', options: ['a', 'b'] }] },
      { kind: 'cards', names: [{ title: 'Tulityökortti', mandatory: true }] },
      { kind: 'person', mandatory: true },
      { kind: 'p' },
      { kind: 'video' },
      { kind: 'checkbox' },
    ],
  });

  test('as submitted content never throws and never becomes an answer of another shape', () => {
    fc.assert(
      fc.property(junk, (content) => {
        const { answers } = takeAnswers(page, content);
        const shown = withAnswers(page, answers, SHOWN);
        expect(takeAnswers(page, shown)).toEqual({ answers, issues: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('as stored answers never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.nat(9).map(String), fc.anything()), (answers) => {
        expect(() => {
          withAnswers(page, answers, HIDDEN);
          pageIssues(page, answers);
          examIssues(page, answers);
        }).not.toThrow();
      }),
    );
  });

  test('as an authored page never throws, and what is accepted can be shown and checked', () => {
    fc.assert(
      fc.property(junk, (content) => {
        const { data: authored } = Page.safeParse({ content });
        const taken = authored && takeAnswers(authored, authored.content);
        expect(taken ?? { answers: {} }).toMatchObject({ answers: {} });
        expect(authored ? pageIssues(authored, {}) : []).toBeInstanceOf(Array);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a submitted page', () => {
  const page = pageOf(
    { kind: 'checkbox' },
    { kind: 'form', fields: [{ type: 'text' }, { type: 'date' }, { type: 'time' }, { type: 'signature' }] },
    { kind: 'question', options: [{ text: 'a' }, { text: 'b' }] },
    { kind: 'cards' },
  );
  const issuesOf = (...parts: object[]) => takeAnswers(page, submitted(page, ...parts)).issues;

  test.each([
    ['no list', 'x', 'content'],
    ['nothing', undefined, 'content'],
    ['too few blocks', [{ kind: 'checkbox' }], 'content'],
    ['blocks in another order', [...submitted(page)].reverse(), 'content.0'],
    ['a block that is no object', [null, ...submitted(page).slice(1)], 'content.0'],
  ])('of %s is refused where it differs', (_, content, path) => {
    expect(takeAnswers(page, content).issues).toContainEqual({ path, code: 'invalid_value' });
  });

  test.each<[string, string, string, object[]]>([
    ['content.0.value', 'invalid_value', 'a tick that is no yes or no', [{ value: 'yes' }]],
    ['content.1.fields', 'invalid_value', 'another number of fields', [{}, { fields: [] }]],
    ['content.1.fields.0.value', 'too_long', 'a text over 2,000 characters', [{}, fields('x'.repeat(2001))]],
    ['content.1.fields.1.value', 'invalid_format', 'a day that the calendar lacks', [{}, fields('', '2026-02-30')]],
    ['content.1.fields.2.value', 'invalid_format', 'a time past midnight', [{}, fields('', '', '24:00')]],
    ['content.1.fields.3.value', 'invalid_value', 'a signature that is a text', [{}, fields('', '', '', 'me')]],
    ['content.1.fields.3.value.value', 'invalid_value', 'a drawing that is an SVG', [{}, drawing('image/svg+xml')]],
    ['content.2.options', 'invalid_value', 'an option more', [{}, {}, { options: [{}, {}, {}] }]],
    ['content.2.options.1.selected', 'invalid_value', 'a choice that is a number', [{}, {}, chosen(false, 1)]],
    ['content.3.images.0.imageSrc', 'invalid_format', 'a picture in another folder', [{}, {}, {}, card('../a.png')]],
    ['content.3.images.0.imageSrc', 'invalid_format', 'a picture as a data URL', [{}, {}, {}, card('data:x')]],
    ['content.3.images.0.expires', 'invalid_format', 'an expiry day that does not exist', [{}, {}, {}, expiring()]],
  ])('is refused at %s with %s for %s', (path, code, _, parts) => {
    expect(issuesOf(...parts)).toEqual([{ path, code }]);
  });

  function fields(...values: unknown[]): object {
    return { fields: [0, 1, 2, 3].map((place) => ({ value: values[place] })) };
  }
  function drawing(type: string): object {
    return fields('', '', '', { value: `data:${type};base64,iVBORw0KGgo=` });
  }
  function chosen(...selected: unknown[]): object {
    return { options: selected.map((isSelected) => ({ selected: isSelected })) };
  }
  function card(imageSrc: string): object {
    return { images: [{ name: 'Tulityökortti', expires: '2030-01-01', imageSrc }] };
  }
  function expiring(): object {
    return { images: [{ name: 'Tulityökortti', expires: '2027-02-29' }] };
  }

  test('may hold 48 KiB of answers and no more, drawings not counted', () => {
    const long = pageOf({ kind: 'form', fields: Array.from({ length: 40 }, () => ({ type: 'textarea' })) });
    const filled = (count: number) => ({
      fields: Array.from({ length: 40 }, (_, place) => ({ value: place < count ? 'ä'.repeat(2000) : '' })),
    });
    expect(takeAnswers(long, submitted(long, filled(12))).issues).toEqual([]);
    expect(takeAnswers(long, submitted(long, filled(13))).issues).toEqual([{ path: 'content', code: 'too_long' }]);
    const signed = pageOf({ kind: 'form', fields: [{ type: 'signature' }] });
    const value = { value: `data:image/png;base64,${'A'.repeat(100_000)}` };
    expect(takeAnswers(signed, submitted(signed, { fields: [{ value }] })).issues).toEqual([]);
  });
});

describe('right answers', () => {
  const flipped = (page: Page, marks: boolean[]): Page =>
    Page.parse({
      ...page,
      content: page.content.map((block) =>
        block.kind === 'question'
          ? {
              ...block,
              options: (block['options'] as object[]).map((option, place) => ({
                ...option,
                correctAnswer: marks[place] ?? false,
              })),
            }
          : block,
      ),
    });

  test('never show in hidden content: forms that differ only in them look the same', () => {
    fc.assert(
      fc.property(anyAnsweredPage, fc.array(fc.boolean()), ({ page, content }, marks) => {
        const other = flipped(page, marks);
        const hidden = withAnswers(page, takeAnswers(page, content).answers, HIDDEN);
        expect(withAnswers(other, takeAnswers(other, content).answers, HIDDEN)).toEqual(hidden);
        expect(JSON.stringify(hidden)).not.toContain('correctAnswer');
      }),
    );
  });

  test('show to those who may see them', () => {
    const page = pageOf({ kind: 'question', options: [{ text: 'a', correctAnswer: true }, { text: 'b' }] });
    expect(withAnswers(page, {}, SHOWN)).toMatchObject([
      { options: [{ correctAnswer: true }, { correctAnswer: false }] },
    ]);
    expect(isExamRight(page, { 0: [0] })).toBe(true);
  });
});
