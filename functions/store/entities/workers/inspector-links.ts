import * as z from 'zod/mini';
import { Id } from '../../../../shared/core/fields.ts';
import { InspectorLink } from '../../../../shared/workers/inspector-link.ts';
import { isLinkAlive } from '../../../../shared/workers/link-life.ts';
import { itemReader } from '../../item-reader.ts';
import { inspectionKey, inspectorLinksKey } from '../../site-keys.ts';
import type { Table, Write } from '../../table.ts';

/** How long staff see who opened a link that is dead. */
const KEPT_SECONDS = 30 * 24 * 3600;
const MOST_KEPT = 40;

/** A link as it is stored: its code only as a hash. */
const StoredLink = z.extend(InspectorLink, { codeHash: z.string() });
export type StoredLink = z.infer<typeof StoredLink>;

/** The links of a site, the newest first; `version` 0 where it has had none. */
export type SiteLinks = { project: string; version: number; links: readonly StoredLink[] };

const linksOf = itemReader('inspectorLinks', { schema: z.object({ version: z.number(), links: z.array(StoredLink) }) });
const pointerOf = itemReader('inspection', { schema: z.object({ project: Id }) });

export async function findSiteLinks(table: Table, project: string): Promise<SiteLinks> {
  const item = await table.get(inspectorLinksKey(project));
  return { project, ...(item ? linksOf(item) : { version: 0, links: [] }) };
}

/** The site whose list a link leads to. */
export async function findSiteOfLink(table: Table, id: string): Promise<string | undefined> {
  const item = await table.get(inspectionKey(id));
  return item && pointerOf(item).project;
}

const ttlOf = (ends: string) => Math.floor(Date.parse(ends) / 1000) + KEPT_SECONDS;

/** Leads from the address of a new link to its site. */
export function inspectionWrite(project: string, { _id, ends }: StoredLink): Write {
  return { put: { ...inspectionKey(_id), project, ttl: ttlOf(ends) } };
}

/** Saves a site's links over those that were read; the oldest dead ones are forgotten. ConditionFailed where somebody else saved. */
export function siteLinksWrite({ project, version }: SiteLinks, links: readonly StoredLink[], now: Date): Write {
  const kept = links.filter((link, place) => place < MOST_KEPT || isLinkAlive(link, now));
  const put = {
    ...inspectorLinksKey(project),
    version: version + 1,
    links: kept,
    ttl: Math.max(...kept.map(({ ends }) => ttlOf(ends))),
  };
  if (version === 0) return { put, condition: 'attribute_not_exists(PK)' };
  return { put, condition: 'version = :before', values: { ':before': version } };
}
