import * as z from 'zod/mini';
import { Id, Timestamp } from '../../../../shared/core/fields.ts';
import { ARRIVAL_COUNTS_MS } from '../../../../shared/presence/arrival-counts.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { onSiteKey, onSitePrefix } from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';

/** How long it stays: events may come a day late, and each rests on what is written here. */
const KEPT_SECONDS = 72 * 3600;

/** Where somebody stands; `since` is null, and the name is not kept, for who has left. */
export const OnSite = z.object({
  project: Id,
  company: Id,
  userForm: Id,
  version: z.number(),
  name: z.string(),
  employer: z.string(),
  since: z.nullable(Timestamp),
});
export type OnSite = z.infer<typeof OnSite>;

const ENTITY = 'onSite';
export const onSiteOf = itemReader(ENTITY, { schema: OnSite });

/** Writes over the version that was read (0 for none). ConditionFailed where another event of the person was written meanwhile. */
export function onSiteWrite(before: number, after: Omit<OnSite, 'version'>, now: Date): Write {
  const { company, project, userForm } = after;
  const [name, employer] = after.since === null ? ['', ''] : [after.name, after.employer];
  const key = onSiteKey(company, project, userForm);
  const ttl = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  const unchanged =
    before === 0
      ? { condition: 'attribute_not_exists(PK)' }
      : { condition: 'version = :before', values: { ':before': before } };
  return { put: { ...key, entity: ENTITY, ...after, name, employer, version: before + 1, ttl }, ...unchanged };
}

/** Whether an arrival still counts. */
export const isPresent = ({ since }: Pick<OnSite, 'since'>, now: Date): boolean =>
  since !== null && now.getTime() - Date.parse(since) <= ARRIVAL_COUNTS_MS;

/** Who is on a site: one Query for some 2,500 people. */
export async function findOnSite(table: Table, company: string, project: string, now: Date): Promise<OnSite[]> {
  const items = await findOnSiteItems(table, company, project);
  return items.map(onSiteOf).filter((one) => isPresent(one, now));
}

/** How many are on each site of a company: one Query for some 4,000 people. */
export async function countOnSite(table: Table, company: string, now: Date): Promise<Map<string, number>> {
  const { PK } = onSiteKey(company, '', '');
  const items = await table.queryAll({ where: 'PK = :company', values: { ':company': PK }, isForShow: true });
  const counts = new Map<string, number>();
  for (const one of items.map(onSiteOf)) {
    if (isPresent(one, now)) counts.set(one.project, (counts.get(one.project) ?? 0) + 1);
  }
  return counts;
}

/** Who of some people is on a site; one batch get. */
export async function findPresent(
  table: Table,
  { company, _id }: { company: string; _id: string },
  people: readonly string[],
  now: Date,
): Promise<OnSite[]> {
  const items = await table.getMany(people.map((userForm) => onSiteKey(company, _id, userForm)));
  return items.flatMap((item) => (item ? [onSiteOf(item)] : [])).filter((one) => isPresent(one, now));
}

export function findOnSiteItems(table: Table, company: string, project: string): Promise<Item[]> {
  return table.queryAll({
    where: 'PK = :company AND begins_with(SK, :site)',
    values: { ':company': onSiteKey(company, '', '').PK, ':site': onSitePrefix(project) },
  });
}
