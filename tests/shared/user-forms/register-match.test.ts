import { expect, test } from 'vitest';
import {
  isFirstNameMatch,
  isLastNameMatch,
  matchWithRegister,
} from '../../../shared/user-forms/register-check/register-match.ts';

test.each([
  ['Matti', 'Matti Johannes', true],
  ['johannes', 'Matti Johannes', true],
  ['Matti Johannes', 'Johannes Matti', true],
  ['Anna', 'Tiina Anna-Liisa', true],
  ['Anna-Liisa', 'Tiina Anna Liisa', true],
  ['Mat', 'Matti', false],
  ['Matti Pekka', 'Matti Johannes', false],
  ['', 'Matti', false],
  ['A\u030ake', 'Åke', true],
])('first names %j match %j by word: %s', (given, registered, isMatch) => {
  expect(isFirstNameMatch(given, registered)).toBe(isMatch);
});

test.each([
  ['MEIKÄLÄINEN', 'Meikäläinen', true],
  [' af  Exempel ', 'af Exempel', true],
  ['Exempel', 'af Exempel', false],
  ['', '', false],
])('last names %j and %j match without regard to case: %s', (given, registered, isMatch) => {
  expect(isLastNameMatch(given, registered)).toBe(isMatch);
});

const ANSWER = {
  valid: true,
  invalidBirthday: false,
  taxNumber: '8',
  firstName: 'Nuutti',
  lastName: 'Nuori',
  matchesBirthday: true,
};
const PERSON = { firstName: 'Nuutti', lastName: 'Nuori', taxNumber: '000000000008', birthday: '13.1.2010' };

test('a birthday that is none marks name and birthday wrong', () => {
  expect(matchWithRegister(PERSON, { ...ANSWER, taxNumber: '000000000008', invalidBirthday: true })).toEqual({
    state: 'birthday_mismatch',
    isFirstNameRight: false,
    isLastNameRight: false,
    isBirthdayRight: false,
  });
});

test('an answer about another number is no answer about this one', () => {
  expect(matchWithRegister(PERSON, { ...ANSWER, taxNumber: '000000000009' }).state).toBe('not_found');
});

test('a birthday that was not given is not held against anybody', () => {
  const answer = { ...ANSWER, taxNumber: '000000000008', matchesBirthday: false };
  expect(matchWithRegister({ ...PERSON, birthday: '' }, answer)).toMatchObject({
    state: 'registered',
    isBirthdayRight: null,
  });
  expect(matchWithRegister(PERSON, answer).state).toBe('birthday_mismatch');
});
