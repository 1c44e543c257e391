import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

/**
 * Which inductions with cards belong to a person, by a hashed address of theirs or by the user who claimed them. An
 * entry only leads to an induction: whether it is the same person is decided on the induction itself.
 */
const partition = (person: string) => `PERSON#${person}`;

const MOST_INDUCTIONS = 40;

export const claimingPerson = (userId: string) => `user ${userId}`;

/** `created` is when the induction was started. */
export function personEntry(person: string, { userFormId, created }: { userFormId: string; created: string }): Write {
  return { put: { PK: partition(person), SK: `${created}#${userFormId}`, userFormId } };
}

/** The ids of a person's inductions with cards, the newest 40, newest first. */
export async function findInductionsOfPerson(table: Table, person: string): Promise<string[]> {
  const { items } = await table.query({
    where: 'PK = :person',
    values: { ':person': partition(person) },
    descending: true,
    limit: MOST_INDUCTIONS,
  });
  return items.map((item: Item) => String(item['userFormId']));
}
