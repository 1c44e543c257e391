import type { Key } from './items.ts';
import type { Write } from './table.ts';

export const companyKey = (id: string): Key => ({ PK: `COMPANY#${id}`, SK: 'COMPANY' });

/**
 * Counts a company's users in the transaction that makes or removes one: a company is removed only without users, and
 * only its users and root make anything else in it. ConditionFailed where there is no such company.
 */
export function companyUserWrite(id: string, change: 1 | -1): Write {
  return countWrite(id, 'userCount', change);
}

/** Counts a company's projects in the transaction that makes or removes one. ConditionFailed where there is no such company. */
export function companyProjectWrite(id: string, change: 1 | -1): Write {
  return countWrite(id, 'projectCount', change);
}

function countWrite(id: string, count: 'userCount' | 'projectCount', change: 1 | -1): Write {
  return {
    update: companyKey(id),
    set: 'SET #row.#count = #row.#count + :change',
    condition: 'attribute_exists(PK)',
    names: { '#row': 'row', '#count': count },
    values: { ':change': change },
  };
}
