import type { KeptList, KeptPerson } from '../../presence/kept-gate.ts';

const MOST_FOUND = 20;

/** Without case and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('fi');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether a text has a word for the beginning of each word asked for; no text has for none. */
export function isCalled(text: string, asked: string): boolean {
  const beginnings = wordsOf(asked);
  const words = wordsOf(text);
  return beginnings.length > 0 && beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** The people whose names have a word for the beginning of each word asked for. */
export function findKept({ people }: KeptList, asked: string): KeptPerson[] {
  return people.filter(({ name }) => isCalled(name, asked)).slice(0, MOST_FOUND);
}

/** The person whose pass it is; undefined where the list does not know it. */
export function keptPersonOf({ people }: KeptList, passId: string): KeptPerson | undefined {
  return people.find((person) => person.passId === passId || person.otherPassIds?.includes(passId));
}
