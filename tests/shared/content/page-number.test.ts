import { describe, expect, test } from 'vitest';
import {
  DETAILS_INDEX,
  formPageAt,
  indexOfFormPage,
  inductionPageNumber,
  INTRO_INDEX,
  pageNumber,
  permitPageNumber,
} from '../../../shared/content/pages/page-number.ts';

describe('a page has one number for everybody', () => {
  test('an induction: the site is 1, the details 2, the form has its own from 3, and the final page ends it', () => {
    expect([INTRO_INDEX, DETAILS_INDEX].map(pageNumber)).toEqual([1, 2]);
    expect([0, 1, 8].map(inductionPageNumber)).toEqual([3, 4, 11]);
  });

  test('a permit: its details are 1, the form has its own from 2', () => {
    expect(pageNumber(0)).toBe(1);
    expect([0, 1, 8].map(permitPageNumber)).toEqual([2, 3, 10]);
  });

  test.each(['induction', 'permit'] as const)(
    'the index in the address and the page of the form lead to each other (%s)',
    (kind) => {
      for (const formPage of [0, 1, 199]) expect(formPageAt(kind, indexOfFormPage(kind, formPage))).toBe(formPage);
    },
  );
});
