import { describe, expect, test } from 'vitest';
import { expectedMinutes } from '../../../shared/content/poster/expected-minutes.ts';
import { neededThings } from '../../../shared/content/poster/needed-things.ts';
import { mapUrlOf } from '../../../web/content/map-url.ts';
import { inThrees } from '../../../web/ui/figures/in-threes.ts';
import { siteName, siteTowns } from '../../../web/user-forms/form-page/site-texts.ts';
import { formBlock, question, textField, userFormOf } from './user-form-of.ts';

const words = (count: number) => ({ kind: 'p', lines: [Array.from({ length: count }, () => 'sana').join(' ')] });
const cards = (requireImages: number, mandatory: boolean, ...titles: string[]) => ({
  kind: 'cards',
  names: titles.map((title) => ({ title, mandatory })),
  requireImages,
  images: [],
});

describe('the time that an induction takes', () => {
  test('is two minutes for the details alone', () => {
    expect(expectedMinutes(userFormOf([]))).toBe(2);
  });

  test('grows with the words, 200 a minute, and is never under the reading times', () => {
    expect(expectedMinutes(userFormOf([{ content: [words(600)] }]))).toBe(5);
    expect(expectedMinutes(userFormOf([{ content: [words(600)], minReadTime: 390 }]))).toBe(8);
  });

  test('counts questions and fields', () => {
    const content = [...Array.from({ length: 6 }, () => question('examQuestion')), formBlock(textField(), textField())];
    expect(expectedMinutes(userFormOf([{ content }]))).toBe(5);
  });

  test('is rounded to five minutes where it is long', () => {
    expect(expectedMinutes(userFormOf([{ content: [words(2000)] }]))).toBe(15);
  });
});

describe('what a worker needs at hand', () => {
  const asked = cards(1, true, 'Työturvallisuuskortti', 'Tulityökortti');
  const pages = [{ content: [asked, cards(0, false, 'Tulityökortti', 'Ensiapukortti')] }];

  test('is built from the form', () => {
    const form = userFormOf(pages, { inputSettings: { birthdayType: 2, taxNumberType: 1, representativeType: 2 } });
    expect(neededThings(form)).toEqual({
      taxNumber: 'required',
      cards: true,
      mandatoryCards: ['Työturvallisuuskortti', 'Tulityökortti'],
      otherCards: ['Ensiapukortti'],
      camera: true,
    });
  });

  test('names cards as a translation shows them, and the usual ones by the type that every language names', () => {
    const names = [
      { title: 'Tulityökortti', shown: 'Огневая', mandatory: true },
      { title: 'Nostokortti', shown: 'Подъём', mandatory: false },
    ];
    const needed = neededThings(userFormOf([{ content: [{ ...asked, names }] }]));
    expect([needed.mandatoryCards, needed.otherCards]).toEqual([['Tulityökortti'], ['Подъём']]);
  });

  test('is little where the form asks little', () => {
    const form = userFormOf([{}], { inputSettings: { birthdayType: 2, taxNumberType: 2, representativeType: 2 } });
    const nothing = { taxNumber: undefined, cards: false, mandatoryCards: [], otherCards: [], camera: false };
    expect(neededThings(form)).toEqual(nothing);
    expect(neededThings(userFormOf([{}])).taxNumber).toBe('optional');
  });
});

describe('the site', () => {
  const form = userFormOf([], {
    project: { title: ['Torni C', 'B-porras'], address: ['Satamakatu 9', '00580 Helsinki'] },
  });

  test('has the name of its title, or the form’s', () => {
    expect(siteName(form)).toBe('Torni C');
    expect(siteName(userFormOf([]))).toBe('Lomake');
  });

  test('offers its town as the place of a signature', () => {
    expect(siteTowns(form)).toEqual(['Helsinki']);
    expect(siteTowns(userFormOf([]))).toEqual([]);
  });

  test('has a map where it has an address', () => {
    expect(mapUrlOf(form.inductionForm.project.address)).toContain('query=Satamakatu%209%2C%2000580%20Helsinki');
    expect(mapUrlOf([])).toBeUndefined();
  });

  test('the reference reads in threes', () => {
    expect(inThrees('123456789').replaceAll('\u00A0', ' ')).toBe('123 456 789');
  });
});
