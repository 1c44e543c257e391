import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  birthdayAsDate,
  isPhoneNumber,
  isRealBirthday,
  shapeBirthday,
  shapePhone,
  shapeTaxNumber,
} from '../../../shared/user-forms/input-shaping.ts';
import { isTaxNumber, taxNumberAsInteger } from '../../../shared/user-forms/tax-number.ts';

/** What a field holds after these keys, one by one; `<` deletes the last character. */
function typed(keys: string, shape: (text: string, previous: string) => string): string {
  return keys.split('').reduce((held, key) => shape(key === '<' ? held.slice(0, -1) : held + key, held), '');
}
const anyTyping = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,+ -]{0,14}$/));

describe('a birthday', () => {
  test.each([
    ['05061990', '05.06.1990'],
    ['5.6.1990', '5.6.1990'],
    ['5,6,1990', '5.6.1990'],
    ['561990', '5.6.1990'],
    ['31121990', '31.12.1990'],
    ['321990', '3.2.1990'],
    ['1.1.1990', '1.1.1990'],
    ['12.', '12.'],
    ['12..5', '12.5.'],
    ['12<', '12'],
    ['12<<3', '13.'],
    ['12<<<', ''],
    ['5<6', '5.6.'],
    ['05061990<<<<<<<', '05.'],
    ['abc', ''],
    ['.5', '5.'],
    ['05.06.19901', '05.06.1990'],
  ])('typed as %s becomes %s', (keys, birthday) => {
    expect(typed(keys, shapeBirthday)).toBe(birthday);
  });

  test.each([
    ['05.06.1990', '05.06.1990'],
    ['1990-06-05', '5.6.1990'],
    ['5. 6. 1990', '5.6.1990'],
    ['05061990', '05.06.1990'],
    [' 5,6,1990 ', '5.6.1990'],
  ])('pasted as %j becomes %s', (text, birthday) => {
    expect(shapeBirthday(text)).toBe(birthday);
  });

  test.each([
    ['the month', '12.3.1985', '12..1985', '12..1985'],
    ['the day', '12.3.1985', '.3.1985', '.3.1985'],
    ['a digit of the day', '12.3.1985', '1.3.1985', '1.3.1985'],
    ['the first dot', '1.3.1985', '13.1985', '13.1985'],
    ['the whole year', '12.3.1985', '12.3.', '12.3.'],
    ['everything', '12.3.1985', '', ''],
  ])('of which %s is deleted keeps the rest in its place', (_, before, text, held) => {
    expect(shapeBirthday(text, before)).toBe(held);
  });

  test.each([
    ['12..1985', '12.4.1985', '12.4.1985'],
    ['.3.1985', '5.3.1985', '5.3.1985'],
    ['12.12.1990', '05031985', '05.03.1985'],
    ['12.12.1990', '5,3,1985', '5.3.1985'],
    ['12.12.1990', '5', '5.'],
  ])('%s over which %s is typed or pasted is shaped again', (before, text, birthday) => {
    expect(shapeBirthday(text, before)).toBe(birthday);
  });

  test('that is shaped stays as it is when it is shaped again', () => {
    fc.assert(
      fc.property(anyTyping, (text) => {
        const shaped = shapeBirthday(text);
        expect(shapeBirthday(shaped)).toBe(shaped);
        expect(shaped).toMatch(/^(\d{1,2}(\.(\d{1,2}(\.\d{0,4})?)?)?)?$/);
      }),
    );
  });

  test('can always be deleted to nothing, one character at a time', () => {
    fc.assert(
      fc.property(anyTyping, (text) => {
        const shaped = shapeBirthday(text);
        let held = shaped;
        for (let left = shaped.length; left > 0; left--) {
          held = shapeBirthday(held.slice(0, -1), held);
          expect(held).toBe(shaped.slice(0, left - 1));
        }
      }),
    );
  });

  test.each([
    ['5.6.1990', true],
    ['05.06.1990', true],
    ['29.2.2000', true],
    ['29.2.1900', false],
    ['31.4.1990', false],
    ['0.6.1990', false],
    ['5.13.1990', false],
    ['5.6.1899', false],
    ['5.6.90', false],
    ['5.6.', false],
    ['', false],
    ['21.11.2026', true],
    ['22.11.2026', false],
  ])('%j is real on 21.11.2026: %s', (birthday, isReal) => {
    expect(isRealBirthday(birthday, '2026-11-21')).toBe(isReal);
  });

  test('compares as a date however its zeros are written', () => {
    expect(birthdayAsDate('5.6.1990')).toBe('1990-06-05');
    expect(birthdayAsDate('05.06.1990')).toBe('1990-06-05');
    expect(birthdayAsDate('31.6.1990')).toBeUndefined();
  });
});

describe('a phone number', () => {
  test.each([
    ['0401234567', '+358401234567'],
    ['+358401234567', '+358401234567'],
    ['+3580401234567', '+358401234567'],
    ['358401234567', '+358401234567'],
    ['0046701234567', '+46701234567'],
    ['46701234567', '+46701234567'],
    ['040-123 4567', '+358401234567'],
    ['+358 (0)40 123 4567', '+358401234567'],
    ['abc', ''],
    ['', ''],
  ])('typed and pasted as %s becomes %s', (text, phone) => {
    expect(typed(text, shapePhone)).toBe(phone);
    expect(shapePhone(text)).toBe(phone);
  });

  test.each([
    ['the month', '12.3.1985', '12..1985', '12..1985'],
    ['the day', '12.3.1985', '.3.1985', '.3.1985'],
    ['a digit of the day', '12.3.1985', '1.3.1985', '1.3.1985'],
    ['the first dot', '1.3.1985', '13.1985', '13.1985'],
    ['the whole year', '12.3.1985', '12.3.', '12.3.'],
    ['everything', '12.3.1985', '', ''],
  ])('of which %s is deleted keeps the rest in its place', (_, before, text, held) => {
    expect(shapeBirthday(text, before)).toBe(held);
  });

  test.each([
    ['12..1985', '12.4.1985', '12.4.1985'],
    ['.3.1985', '5.3.1985', '5.3.1985'],
    ['12.12.1990', '05031985', '05.03.1985'],
    ['12.12.1990', '5,3,1985', '5.3.1985'],
    ['12.12.1990', '5', '5.'],
  ])('%s over which %s is typed or pasted is shaped again', (before, text, birthday) => {
    expect(shapeBirthday(text, before)).toBe(birthday);
  });

  test('that is shaped stays as it is when it is shaped again', () => {
    fc.assert(
      fc.property(anyTyping, (text) => {
        const shaped = shapePhone(text);
        expect(shapePhone(shaped)).toBe(shaped);
        expect(shaped).toMatch(/^(0{0,2}|\+\d+)$/);
      }),
    );
  });

  test('can be deleted to nothing', () => {
    expect(typed('0401<<<<<<<', shapePhone)).toBe('');
  });

  test('may be real with a plus and 6 to 15 digits', () => {
    expect(['+358401234567', '+35', '+040123456', '0401234567', '+1234567890123456', ''].map(isPhoneNumber)).toEqual([
      true,
      ...Array(5).fill(false),
    ]);
  });
});

describe('a tax number', () => {
  test.each([
    ['1234 5678 9012', '123456789012'],
    ['1234567890123', '123456789012'],
    ['12a3', '123'],
    ['', ''],
  ])('typed as %j becomes %s', (text, taxNumber) => {
    expect(typed(text, shapeTaxNumber)).toBe(taxNumber);
  });

  test('has twelve digits, and keeps its leading zeros except for comparing', () => {
    expect(['000000000012', '12', '12345678901a', ''].map(isTaxNumber)).toEqual([true, false, false, false]);
    expect(taxNumberAsInteger('0000 0000 0012')).toBe(12);
    expect(taxNumberAsInteger('12')).toBeUndefined();
  });

  test.each([
    ['the month', '12.3.1985', '12..1985', '12..1985'],
    ['the day', '12.3.1985', '.3.1985', '.3.1985'],
    ['a digit of the day', '12.3.1985', '1.3.1985', '1.3.1985'],
    ['the first dot', '1.3.1985', '13.1985', '13.1985'],
    ['the whole year', '12.3.1985', '12.3.', '12.3.'],
    ['everything', '12.3.1985', '', ''],
  ])('of which %s is deleted keeps the rest in its place', (_, before, text, held) => {
    expect(shapeBirthday(text, before)).toBe(held);
  });

  test.each([
    ['12..1985', '12.4.1985', '12.4.1985'],
    ['.3.1985', '5.3.1985', '5.3.1985'],
    ['12.12.1990', '05031985', '05.03.1985'],
    ['12.12.1990', '5,3,1985', '5.3.1985'],
    ['12.12.1990', '5', '5.'],
  ])('%s over which %s is typed or pasted is shaped again', (before, text, birthday) => {
    expect(shapeBirthday(text, before)).toBe(birthday);
  });

  test('that is shaped stays as it is when it is shaped again', () => {
    fc.assert(
      fc.property(anyTyping, (text) => {
        expect(shapeTaxNumber(shapeTaxNumber(text))).toBe(shapeTaxNumber(text));
      }),
    );
  });
});
