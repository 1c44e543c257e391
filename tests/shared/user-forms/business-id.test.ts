import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBrokenBusinessId, isBusinessId, shapeBusinessId } from '../../../shared/user-forms/business-id.ts';

const DIGITS = '0123456789'.split('');

test.each(['0112038-9', '1572860-0', '2331972-7', '0194099-3', '2058430-6', '0100130-4', '3341568-3'])(
  '%s is a business id, and with another check digit it is not',
  (id) => {
    expect(isBusinessId(id)).toBe(true);
    const others = DIGITS.filter((digit) => digit !== id.at(-1)).map((digit) => `${id.slice(0, -1)}${digit}`);
    expect(others.filter(isBusinessId)).toEqual([]);
  },
);

test.each(['1000008', '1000016'])('%s is never issued, so no check digit makes a business id of it', (digits) => {
  expect(DIGITS.filter((check) => isBusinessId(`${digits}-${check}`))).toEqual([]);
});

test.each(['', '01120389', '112038-9', '0112038-99', '0112038-x', ' 0112038-9', 'FI01120389'])(
  '%j is not in the form of a business id',
  (text) => {
    expect(isBusinessId(text)).toBe(false);
  },
);

test.each([
  ['01120389', '0112038-9'],
  ['0112038-9', '0112038-9'],
  ['112038-9', '0112038-9'],
  ['FI01120389', '0112038-9'],
  ['fi 0112038-9', '0112038-9'],
  ['0112038 \u2013 9', '0112038-9'],
  ['EE 100 345', 'EE 100 345'],
  [' SE556703748501 ', 'SE556703748501'],
  ['', ''],
])('%j is shaped to %j', (typed, shaped) => {
  expect(shapeBusinessId(typed)).toBe(shaped);
});

test('shaping a business id again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(FI)?\d{6,8}-?\d?$/)), (text) => {
      expect(shapeBusinessId(shapeBusinessId(text))).toBe(shapeBusinessId(text));
    }),
  );
});

test('only what looks Finnish can be broken; another country’s identifier is taken as it is', () => {
  expect(['0112038-8', '01120388', '1000008-0'].map(isBrokenBusinessId)).toEqual([true, true, true]);
  expect(['0112038-9', 'EE100345', '12345', 'DE 123456789', ''].map(isBrokenBusinessId)).toEqual(Array(5).fill(false));
});
