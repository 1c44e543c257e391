import { taxNumberAsInteger } from '../user-forms/tax-number.ts';
import type { WorkerFacts } from './worker.ts';

type Known = Pick<WorkerFacts, 'firstName' | 'lastName' | 'birthday' | 'taxNumber'>;
type Employed = Pick<WorkerFacts, 'employer' | 'businessId'>;

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('fi');

/**
 * Whether two lines tell of one person: equal tax numbers, or equal names and birthdays where at most one side has a number (rule 11.2).
 */
export function isSamePerson(a: Known, b: Known): boolean {
  const [one, other] = [taxNumberAsInteger(a.taxNumber), taxNumberAsInteger(b.taxNumber)];
  if (one !== undefined && other !== undefined) return one === other;
  const isSameName = plain(a.firstName) === plain(b.firstName) && plain(a.lastName) === plain(b.lastName);
  return isSameName && a.birthday !== '' && a.birthday === b.birthday;
}

/** Whether two lines tell of one employer: equal business ids where both have one, else equal names. */
export function isSameEmployer(a: Employed, b: Employed): boolean {
  if (a.businessId !== '' && b.businessId !== '') return plain(a.businessId) === plain(b.businessId);
  return plain(a.employer) === plain(b.employer);
}
