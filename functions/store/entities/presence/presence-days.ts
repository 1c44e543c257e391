import * as z from 'zod/mini';
import { dayAfter } from '../../../../shared/core/dates.ts';
import { Id } from '../../../../shared/core/fields.ts';
import { PresenceEvent } from '../../../../shared/presence/presence-event.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item, Key } from '../../items.ts';
import { PRESENCE_DAYS_PREFIX, presenceDayKey, presenceDayPrefix } from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';

/** One person's day on a site as it is stored, with the events of the stays that began on it. */
export const StoredDay = z.object({
  project: Id,
  day: z.string(),
  userForm: Id,
  name: z.string(),
  employer: z.string(),
  events: z.array(PresenceEvent),
});
export type StoredDay = z.infer<typeof StoredDay>;

const ENTITY = 'presenceDay';
export const presenceDayOf = itemReader(ENTITY, { schema: StoredDay });

export function presenceDayWrite(stored: StoredDay): Write {
  const { project, day, userForm } = stored;
  const key = presenceDayKey(project, day, userForm);
  return stored.events.length === 0 ? { delete: key } : { put: { ...key, entity: ENTITY, ...stored } };
}

/** The people of a site's day, some at a time: one Query; `after` and `position` are people. */
export async function findPresenceDay(
  table: Table,
  { project, day, after, limit }: { project: string; day: string; after: string | undefined; limit: number },
): Promise<{ days: StoredDay[]; position: string | undefined }> {
  const prefix = presenceDayPrefix(day);
  const { items, lastKey } = await table.query({
    where: 'PK = :site AND begins_with(SK, :day)',
    values: { ':site': presenceDayKey(project, day, '').PK, ':day': prefix },
    limit,
    isForShow: true,
    ...(after !== undefined && { startKey: presenceDayKey(project, day, after) }),
  });
  return { days: items.map(presenceDayOf), position: lastKey && String(lastKey['SK']).slice(prefix.length) };
}

/** How many people were on a site on a day. */
export async function countPresent(table: Table, project: string, day: string): Promise<number> {
  const items = await table.queryAll({
    where: 'PK = :site AND begins_with(SK, :day)',
    values: { ':site': presenceDayKey(project, day, '').PK, ':day': presenceDayPrefix(day) },
    isForShow: true,
  });
  return items.map(presenceDayOf).filter(isOfPresence).length;
}

/** Everything of a site's presence: its days, and the first and the last day of each person. */
export function findPresenceItems(table: Table, project: string): Promise<Item[]> {
  return table.queryAll({ where: 'PK = :site', values: { ':site': presenceDayKey(project, '', '').PK } });
}

/** The days of the site whose time is over: those before a day. */
export function findPresenceBefore(table: Table, project: string, day: string): Promise<Item[]> {
  return table.queryAll({
    where: 'PK = :site AND SK BETWEEN :first AND :day',
    values: {
      ':site': presenceDayKey(project, '', '').PK,
      ':first': PRESENCE_DAYS_PREFIX,
      ':day': presenceDayPrefix(day),
    },
  });
}

/** Whether anything of a day counts. */
export const isOfPresence = ({ events }: Pick<StoredDay, 'events'>): boolean =>
  events.some(({ struck }) => struck === null);

/** A person's days on a site from one day to another. */
export async function findDaysBetween(
  table: Table,
  { project, userForm, from, until }: { project: string; userForm: string; from: string; until: string },
): Promise<StoredDay[]> {
  const keys: Key[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) keys.push(presenceDayKey(project, day, userForm));
  const items = await table.getMany(keys);
  return items.flatMap((item) => (item ? [presenceDayOf(item)] : []));
}
