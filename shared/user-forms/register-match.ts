import { taxNumberAsInteger } from './tax-number.ts';
import type { PersonDetails } from './details.ts';

/** What the tax number register tells of a number; names and match are there only where it knows the number. */
export type RegisterAnswer = {
  valid: boolean;
  invalidBirthday: boolean;
  taxNumber: string;
  firstName: string | null;
  lastName: string | null;
  matchesBirthday: boolean | null;
};

/** How a person's details agree with the register; null where it did not tell, or where the person gave nothing. */
export type RegisterMatch = {
  state: 'registered' | 'name_mismatch' | 'birthday_mismatch' | 'not_found';
  isFirstNameRight: boolean | null;
  isLastNameRight: boolean | null;
  isBirthdayRight: boolean | null;
};

/**
 * First names are matched by word, last names without regard to case, the birthday as the register says; a birthday that
 * is none marks name and birthday wrong (spec 5).
 */
export function matchWithRegister(
  { firstName = '', lastName = '', taxNumber = '', birthday = '' }: PersonDetails,
  answer: RegisterAnswer,
): RegisterMatch {
  const isSameNumber = taxNumberAsInteger(taxNumber) === taxNumberAsInteger(answer.taxNumber);
  if (!answer.valid || !isSameNumber) {
    return { state: 'not_found', isFirstNameRight: null, isLastNameRight: null, isBirthdayRight: null };
  }
  if (answer.invalidBirthday) {
    return { state: 'birthday_mismatch', isFirstNameRight: false, isLastNameRight: false, isBirthdayRight: false };
  }
  const isFirstNameRight = answer.firstName === null ? null : isFirstNameMatch(firstName, answer.firstName);
  const isLastNameRight = answer.lastName === null ? null : isLastNameMatch(lastName, answer.lastName);
  const isBirthdayRight = birthday === '' ? null : answer.matchesBirthday;
  const isNameWrong = isFirstNameRight === false || isLastNameRight === false;
  const state = isNameWrong ? 'name_mismatch' : isBirthdayRight === false ? 'birthday_mismatch' : 'registered';
  return { state, isFirstNameRight, isLastNameRight, isBirthdayRight };
}

/** Whether every first name that was given is one of the register's: people seldom write all of theirs. */
export function isFirstNameMatch(given: string, registered: string): boolean {
  const known = new Set(wordsOf(registered));
  const words = wordsOf(given);
  return words.length > 0 && words.every((word) => known.has(word));
}

export function isLastNameMatch(given: string, registered: string): boolean {
  return plain(given) !== '' && plain(given) === plain(registered);
}

/** `Anna-Liisa` is the words `anna` and `liisa`. */
function wordsOf(names: string): string[] {
  return plain(names)
    .split(/[\s-]+/u)
    .filter((word) => word !== '');
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('fi');
}
