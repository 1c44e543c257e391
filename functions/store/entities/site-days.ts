import * as z from 'zod/mini';
import type { Project } from '../../../shared/projects/project.ts';
import type { Item } from '../items.ts';
import { itemReader } from '../item-reader.ts';
import { projectKey, siteDayKey } from '../keys.ts';
import type { Table, Write } from '../table.ts';
import { projects } from './projects.ts';

const SiteDay = z.object({
  /** When it was counted, ISO 8601 UTC. */
  at: z.string(),
  waiting: z.number(),
  validPermits: z.number(),
  waitingPermits: z.number(),
  expiredPermits: z.number(),
  expiringCards: z.number(),
  /** How many people were on the site; counted the next morning, where presence is noted. */
  onSite: z.optional(z.number()),
  /** Absent before inductions were counted. */
  endingInductions: z.optional(z.number()),
});
/** A site as it stood on a day. */
export type SiteDay = z.infer<typeof SiteDay>;

const ENTITY = 'siteDay';
const KEPT_DAYS = 30;
const siteDayOf = itemReader(ENTITY, { schema: SiteDay });
const DAY_PREFIX = siteDayKey('', '').SK;

/** Overwrites an earlier count of the day. */
export function siteDayWrite(project: string, date: string, day: SiteDay): Write {
  const ttl = Math.floor(Date.parse(date) / 1000) + KEPT_DAYS * 86_400;
  return { put: { ...siteDayKey(project, date), entity: ENTITY, ...day, ttl } };
}

/** Adds to a day that is over how many people were on the site. ConditionFailed where nothing was counted on that day. */
export function siteDayPresenceWrite(project: string, date: string, onSite: number): Write {
  return {
    update: siteDayKey(project, date),
    set: 'SET onSite = :onSite',
    condition: 'attribute_exists(PK)',
    values: { ':onSite': onSite },
  };
}

export type DatedSiteDay = SiteDay & { date: string };

/** A project with its days from a date (`YYYY-MM-DD`) on, oldest first: one Query, since they lie together. */
export async function findProjectWithDays(
  table: Table,
  id: string,
  from: string,
): Promise<{ project: Project | undefined; days: DatedSiteDay[] }> {
  const { PK, SK } = projectKey(id);
  const items = await table.queryAll({
    where: 'PK = :project AND SK BETWEEN :from AND :head',
    values: { ':project': PK, ':from': siteDayKey(id, from).SK, ':head': SK },
  });
  const head = items.find((item) => item.SK === SK);
  return { project: head && projects.ofItem(head), days: items.filter(isDay).map(datedDay) };
}

const isDay = ({ SK }: Item) => SK.startsWith(DAY_PREFIX);
const datedDay = (item: Item): DatedSiteDay => ({ ...siteDayOf(item), date: item.SK.slice(DAY_PREFIX.length) });
