import { describe, expect, test } from 'vitest';
import {
  finalIndex,
  furthestIndex,
  isDone,
  nearestIndex,
  pageCount,
  placeAt,
} from '../../../web/user-forms/form-page/page-indexes.ts';
import { SIGNED_AT, userFormOf } from './user-form-of.ts';

const unsigned = {};
const signed = { signed: SIGNED_AT };

describe('the pages of an induction', () => {
  test('are the intro, the details, the form pages from 2, and the final page', () => {
    const form = userFormOf([unsigned, unsigned]);
    expect(Array.from({ length: pageCount(form) }, (_, index) => placeAt(form, index))).toEqual([
      { kind: 'intro' },
      { kind: 'details' },
      { kind: 'form', formPage: 0 },
      { kind: 'form', formPage: 1 },
      { kind: 'final' },
    ]);
    expect(finalIndex(form)).toBe(4);
  });

  test.each([
    ['nothing but the details before they are complete', userFormOf([unsigned], { user: {} }), 1],
    ['the first form page after the details', userFormOf([unsigned, unsigned]), 2],
    ['the first page that is not signed', userFormOf([signed, unsigned, unsigned]), 3],
    ['a page in the middle that was returned', userFormOf([signed, unsigned, signed]), 3],
    ['the final page when every page is signed', userFormOf([signed, signed]), 4],
    ['the final page of a signed form', userFormOf([unsigned], { signed: SIGNED_AT }), 3],
    ['the final page of a form without pages', userFormOf([]), 2],
  ])('may be looked at as far as %s', (_, form, index) => {
    expect(furthestIndex(form)).toBe(index);
  });

  test('ask for the details that the form requires', () => {
    const inputSettings = { birthdayType: 0, taxNumberType: 1, representativeType: 2 } as const;
    expect(furthestIndex(userFormOf([unsigned], { inputSettings }))).toBe(1);
  });

  test.each([
    ['0', 0],
    ['3', 3],
    ['4', 3],
    ['99', 3],
    ['-5', 0],
    ['abc', 0],
    ['', 0],
    ['2.9', 2],
  ])('lead from the address /page/form/%s to the nearest one that may be looked at', (asked, index) => {
    expect(nearestIndex(userFormOf([signed, unsigned, unsigned]), asked)).toBe(index);
  });

  test('are marked done one by one', () => {
    const form = userFormOf([signed, unsigned]);
    expect([0, 1, 2, 3, 4].map((index) => isDone(form, index))).toEqual([true, true, true, false, false]);
    const fresh = userFormOf([unsigned], { user: {} });
    expect([0, 1, 2, 3].map((index) => isDone(fresh, index))).toEqual([false, false, false, false]);
  });
});
