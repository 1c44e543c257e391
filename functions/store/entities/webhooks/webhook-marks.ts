import type { Item, Key } from '../../items.ts';
import type { Condition, Table, Write } from '../../table.ts';
import { ConditionFailed, isWritten } from '../../table-errors.ts';
import { companyKey } from '../../keys.ts';

/**
 * The mark of a company with webhooks, and of its forms, projects and permits: whoever reads one of these anyway learns from it whether an
 * event is to be told, so that a company without webhooks pays nothing for them.
 */
export const WEBHOOK_MARK = 'hasWebhooks';

export const hasWebhooks = (item: Item | undefined): boolean => item?.[WEBHOOK_MARK] === true;

/** Marks the company in the transaction that makes its first webhook, or unmarks it in that which removes its last. */
export function companyMarkWrite(company: string, isOn: boolean): Write {
  return { update: companyKey(company), ...markSet(isOn), condition: 'attribute_exists(PK)' };
}

/**
 * A condition on the company of a new thing: it exists, and has no webhooks where the thing is not marked. By the item of the refusal its
 * writer learns of the mark without a read.
 */
export function homeMark(isMarked: boolean): Condition & { condition: string } {
  const condition = 'attribute_exists(PK)';
  if (isMarked) return { condition, refusedAs: 'company' };
  return { condition: `${condition} AND attribute_not_exists(${WEBHOOK_MARK})`, refusedAs: 'company' };
}

export function homeMarkCheck(company: string, isMarked: boolean): Write {
  return { check: companyKey(company), ...homeMark(isMarked) };
}

/** Whether a new thing was refused because its company has webhooks: it is to be written again, marked. */
export function isMarkMissing(error: unknown): boolean {
  return error instanceof ConditionFailed && error.refused === 'company' && hasWebhooks(error.item);
}

/** Marks a thing, or unmarks it; one that is gone stays so. */
export async function markThing(table: Table, key: Key, isOn: boolean): Promise<void> {
  const update = { PK: key.PK, SK: key.SK };
  await isWritten(table.write([{ update, ...markSet(isOn), condition: 'attribute_exists(PK)' }]));
}

function markSet(isOn: boolean) {
  const names = { '#mark': WEBHOOK_MARK };
  return isOn ? { set: 'SET #mark = :true', names, values: { ':true': true } } : { set: 'REMOVE #mark', names };
}
