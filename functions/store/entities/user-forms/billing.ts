import { fullName } from '../../../../shared/core/full-name.ts';
import { billingMonth, type BillingEntry } from '../../../../shared/reports/billing.ts';
import type { Item, Key } from '../../items.ts';
import type { Table, Write } from '../../table.ts';
import { billingPartition, billingSortKey } from '../../keys.ts';
import { type UserFormHead } from './user-form-head.ts';

/**
 * The key of an induction's billing entry: one small entry in the month in which it is billed or dropped, among the unsigned from its
 * start, among the signed from its first signing for ever. The transaction of each event writes its entry, except the first one, which due
 * work writes after the start. So a month is counted exactly, without reading an induction.
 */
function entryKey(company: string, { kind, at, id }: Pick<BillingEntry, 'kind' | 'at' | 'id'>): Key {
  return { PK: billingPartition(company), SK: billingSortKey(billingMonth(at), kind === 'signed' ? 'S' : 'U', at, id) };
}

/** The person as whom an induction is billed, fixed at its first signing. */
type BilledAs = NonNullable<UserFormHead['billedAs']>;

/** The end of a condition that the induction's billing is as it was read. */
export function billedCondition({ billedAs }: UserFormHead): string {
  return ` AND ${billedAs === null ? 'attribute_not_exists' : 'attribute_exists'}(billedAs)`;
}

/** Keeps the name and the archiving of a never signed induction; another write of its transaction checks that it is unsigned. */
export function unsignedWrites(head: UserFormHead): Write[] {
  if (head.billedAs !== null) return [];
  const { _id: id, company, created: at, archived } = head;
  const entry = {
    ...entryKey(company, { kind: 'unsigned', at, id }),
    n: fullName(head.user),
    ...(archived ? { a: true } : {}),
  };
  return [{ put: entry }];
}

/** As whom an induction is billed when it is signed now: as before, or else as its present person. */
export function billedAsNow(head: UserFormHead, { at, person }: { at: string; person: string }): BilledAs {
  return head.billedAs ?? { at, person, name: fullName(head.user) };
}

type Billable = Pick<UserFormHead, '_id' | 'company' | 'inductionFormId' | 'created' | 'billedAs'>;

/** Moves an induction's entry from the unsigned to the signed, at its first signing only. */
export function signedWrites(head: Billable, { at, person, name }: BilledAs): Write[] {
  if (head.billedAs !== null) return [];
  const { _id: id, company, inductionFormId } = head;
  const signed = { ...entryKey(company, { kind: 'signed', at, id }), n: name, f: inductionFormId, p: person };
  return [{ delete: entryKey(company, { kind: 'unsigned', at: head.created, id }) }, { put: signed }];
}

/** A started induction whose entry is not yet written. */
export type Begun = { id: string; company: string; at: string };

/** The first entry of an induction; ConditionFailed where it has one. */
export function begunWrite({ id, company, at }: Begun): Write {
  return {
    put: { ...entryKey(company, { kind: 'unsigned', at, id }), n: '' },
    condition: 'attribute_not_exists(PK)',
  };
}

/** Takes the first entry of an induction back. */
export function begunEnd({ id, company, at }: Begun): Write {
  return { delete: entryKey(company, { kind: 'unsigned', at, id }) };
}

/** Removes the name from an induction's entry, which stays for billing; ConditionFailed where it has none. */
export function namelessEntryWrite({ _id: id, company, created, billedAs }: Billable): Write {
  const entry = billedAs
    ? ({ kind: 'signed', at: billedAs.at } as const)
    : ({ kind: 'unsigned', at: created } as const);
  return {
    update: entryKey(company, { ...entry, id }),
    set: 'SET n = :nobody',
    condition: 'attribute_exists(PK)',
    values: { ':nobody': '' },
  };
}

/** The entries of a company's months `[start, end)`, given as `YYYY-MM`; one Query per megabyte. */
export async function findBillingEntries(
  table: Table,
  company: string,
  { start, end }: { start: string; end: string },
): Promise<BillingEntry[]> {
  const items = await table.queryAll({
    where: 'PK = :company AND SK BETWEEN :start AND :end',
    values: { ':company': billingPartition(company), ':start': start, ':end': end },
    isForShow: true,
  });
  return items.map(entryOf);
}

function entryOf({ SK, ...item }: Item): BillingEntry {
  const [, kind, at = '', id = ''] = SK.split('#');
  const name = String(item['n']);
  if (kind === 'U') return { kind: 'unsigned', id, at, name, archived: item['a'] === true };
  return { kind: 'signed', id, at, name, formId: String(item['f']), person: String(item['p']) };
}
