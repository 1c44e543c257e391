import { taxNumberAsInteger } from '../tax-number.ts';
import type { PersonDetails } from '../person-details.ts';

/** The register's answer about a number; it has names and a match only for a known number. */
export type RegisterAnswer = {
  valid: boolean;
  invalidBirthday: boolean;
  taxNumber: string;
  firstName: string | null;
  lastName: string | null;
  matchesBirthday: boolean | null;
};

/** How a person's details match the register; null when the register did not say, or the person gave nothing. */
export type RegisterMatch = {
  state: 'registered' | 'name_mismatch' | 'birthday_mismatch' | 'not_found';
  isFirstNameRight: boolean | null;
  isLastNameRight: boolean | null;
  isBirthdayRight: boolean | null;
};

/**
 * Matches first names by word, last names without case, and the birthday by the register's verdict; an invalid birthday fails both name and
 * birthday.
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

/** Whether the register has every given first name: people seldom write all of theirs. */
export function isFirstNameMatch(given: string, registered: string): boolean {
  const known = new Set(wordsOf(registered));
  const words = wordsOf(given);
  return words.length > 0 && words.every((word) => known.has(word));
}

export function isLastNameMatch(given: string, registered: string): boolean {
  return plain(given) !== '' && plain(given) === plain(registered);
}

/** `Anna-Liisa` gives `anna` and `liisa`. */
function wordsOf(names: string): string[] {
  return plain(names)
    .split(/[\s-]+/u)
    .filter((word) => word !== '');
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('fi');
}
