import * as z from 'zod/mini';
import { SECURITY_KINDS } from '../../../shared/security-log/security-kinds.ts';
import type { Item } from '../items.ts';
import { itemReader } from '../item-reader.ts';
import { securityEntryKey, securityLogPartition } from '../keys.ts';
import type { Table, Write } from '../table.ts';

/** Entries are kept for two years. */
export const SECURITY_LOG_DAYS = 731;

const Entry = z.object({
  kind: z.enum(SECURITY_KINDS),
  at: z.string(),
  last: z.string(),
  count: z.number(),
  by: z.optional(z.string()),
  user: z.optional(z.string()),
  account: z.optional(z.string()),
  network: z.optional(z.string()),
  about: z.optional(z.string()),
});
/** Times are ISO 8601 UTC; `by` and `user` are ids, `account` and `network` hashes. */
export type SecurityRecord = z.infer<typeof Entry>;

const entryOf = itemReader('securityEntry', { schema: Entry });
const ttlOf = (at: string) => Math.floor(Date.parse(at) / 1000) + SECURITY_LOG_DAYS * 86_400;

/** A company's id, or null for the installation. */
export type LogOwner = string | null;

/** An entry of its own; nothing changes it later. */
export function securityEntryWrite(company: LogOwner, id: string, record: SecurityRecord): Write {
  const put = { ...securityEntryKey(company, record.at, id), ...record, ttl: ttlOf(record.at) };
  return { put, condition: 'attribute_not_exists(PK)' };
}

/** Counts an event into the one entry of its subject and hour. */
export function securityCountWrite(
  company: LogOwner,
  subject: string,
  { kind, at, count, ...rest }: Omit<SecurityRecord, 'last'>,
): Write {
  const hour = `${at.slice(0, 13)}:00:00.000Z`;
  const told = Object.entries({
    by: rest.by,
    user: rest.user,
    account: rest.account,
    network: rest.network,
    about: rest.about,
  }).filter(([, value]) => value !== undefined);
  const names = Object.fromEntries(
    ['kind', 'at', 'last', 'count', 'ttl', ...told.map(([name]) => name)].map((name) => [`#${name}`, name]),
  );
  return {
    update: securityEntryKey(company, hour, `${kind}#${subject}`),
    set:
      `SET #kind = :kind, #at = if_not_exists(#at, :at), #last = :at, #ttl = :ttl` +
      told.map(([name]) => `, #${name} = :${name}`).join('') +
      ' ADD #count :count',
    names,
    values: {
      ':kind': kind,
      ':at': at,
      ':ttl': ttlOf(at),
      ':count': count,
      ...Object.fromEntries(told.map(([name, value]) => [`:${name}`, value])),
    },
  };
}

type Range = { from: string; to: string; after: string | undefined; limit: number };

/** Entries between two instants, newest first; `after` is the sort key of the last one read. */
export async function readSecurityLog(
  table: Table,
  company: LogOwner,
  { from, to, after, limit }: Range,
): Promise<{ entries: (SecurityRecord & { id: string })[]; isEnd: boolean }> {
  const upper = after ?? to;
  if (from > upper) return { entries: [], isEnd: true };
  const { items, lastKey } = await table.query({
    where: 'PK = :partition AND SK BETWEEN :from AND :upper',
    values: { ':partition': securityLogPartition(company), ':from': from, ':upper': upper },
    descending: true,
    limit: limit + 1,
    isForShow: true,
  });
  const entries = items.filter(({ SK }) => SK !== after).map(readEntry);
  return { entries: entries.slice(0, limit), isEnd: lastKey === undefined && entries.length <= limit };
}

const readEntry = (item: Item) => ({ id: item.SK, ...entryOf(item) });
