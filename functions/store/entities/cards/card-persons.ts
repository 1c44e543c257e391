import { createdSortKey, personPartition } from '../../keys.ts';
import type { Item } from '../../items.ts';
import type { Table, PlainWrite } from '../../table.ts';

const MOST_INDUCTIONS = 40;

export const claimingPerson = (userId: string) => `user ${userId}`;

/**
 * Leads from a person, by a hashed address or the user who claimed it, to an induction with cards. The induction itself decides whether the
 * person is the same. `created` is the start of the induction.
 */
export function personEntry(
  person: string,
  { userFormId, created }: { userFormId: string; created: string },
): PlainWrite {
  return { put: { PK: personPartition(person), SK: createdSortKey(created, userFormId), userFormId } };
}

/** The ids of a person's newest 40 inductions with cards, newest first. */
export async function findInductionsOfPerson(table: Table, person: string): Promise<string[]> {
  const { items } = await table.query({
    where: 'PK = :person',
    values: { ':person': personPartition(person) },
    descending: true,
    limit: MOST_INDUCTIONS,
  });
  return items.map((item: Item) => String(item['userFormId']));
}
