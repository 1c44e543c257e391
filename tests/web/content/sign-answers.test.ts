import { describe, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import { mayBeSigned, signedAnswers } from '../../../web/content/blocks/form/sign-answers.ts';
import { DRAWING, formBlock, signatureField, textField, tick } from '../user-forms/user-form-of.ts';

const AT = '2026-11-20T05:05:00.000Z';
const pageOf = (...fields: readonly object[]) => [formBlock(...fields)] as unknown as Block[];
const ready = { value: DRAWING, location: 'Helsinki' };

describe('saving a signature', () => {
  test.each([
    ['nothing is drawn', { location: 'Helsinki' }, false],
    ['the place is missing', { value: DRAWING }, false],
    ['the place has one character', { value: DRAWING, location: ' H ' }, false],
    ['both are there', ready, true],
    ['it is signed already', { ...ready, signed: true, date: AT }, true],
  ])('where %s', (_, value, expected) => {
    expect(mayBeSigned(pageOf(signatureField(value)))).toBe(expected);
  });

  test('waits for every mandatory one, and for an optional one that was begun', () => {
    expect(mayBeSigned(pageOf(signatureField(ready), signatureField({})))).toBe(false);
    expect(mayBeSigned(pageOf(signatureField(ready), signatureField({}, false)))).toBe(true);
    expect(mayBeSigned(pageOf(signatureField(ready), signatureField({ location: 'Espoo' }, false)))).toBe(false);
  });

  test('does not wait for one that is hidden behind a "no"', () => {
    const hidden = { ...signatureField({}), ifPreviousYes: true };
    expect(mayBeSigned(pageOf(textField('ei'), hidden))).toBe(true);
    expect(mayBeSigned(pageOf(textField('kyllä'), hidden))).toBe(false);
  });

  test('marks the ready ones signed at the moment, and leaves every other answer alone', () => {
    const signed = { ...ready, signed: true, date: '2026-11-19' };
    const content = [tick(), ...pageOf(textField('Esa'), signatureField(ready), signatureField(signed))] as Block[];
    expect([...signedAnswers(content, AT)]).toEqual([[1, ['Esa', { ...ready, signed: true, date: AT }, signed]]]);
    expect(signedAnswers(pageOf(signatureField(signed)), AT).size).toBe(0);
  });
});
