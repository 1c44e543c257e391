import * as z from 'zod/mini';
import { localDate } from '../../../../shared/core/dates.ts';
import { Id, Timestamp } from '../../../../shared/core/fields.ts';
import { subOf, type Content, type EvidenceKind, type SealedLink } from '../../../../shared/evidence/evidence.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { chainLinkKey, linkOfDaySortKey, linksOfDayPartition, evidenceKeyKey } from '../../evidence-keys.ts';
import type { Table, Write } from '../../table.ts';

/** Whose chain it is. */
export type ChainOf = { company: string; kind: EvidenceKind; id: string };

const Link = z.object({
  n: z.number(),
  at: Timestamp,
  what: z.string(),
  by: z.object({ _id: z.string(), role: z.string() }),
  how: z.string(),
  contentHash: z.string(),
  prev: z.nullable(z.string()),
  hash: z.string(),
});

const StoredLink = z.object({
  company: Id,
  link: Link,
  seal: z.string(),
  /** Which event it was made of, so that none is linked twice. */
  event: z.string(),
  /** The public part of the key that sealed it, which goes along where the company is moved to. */
  key: z.object({
    kid: z.string(),
    x: z.string(),
    y: z.string(),
    since: z.string(),
    /** Of a link that came with a company from elsewhere. */
    revokedAt: z.optional(z.string()),
  }),
  /** Absent once it is erased. */
  covers: z.optional(z.unknown()),
});

/** A link as it lies in the table. */
export type StoredLink = Omit<z.infer<typeof StoredLink>, 'covers'> & SealedLink;

const read = itemReader('evidenceLink', { schema: StoredLink });

export function linkOfItem(item: Item): StoredLink {
  const { covers, ...link } = read(item);
  return { ...link, ...(covers !== undefined && { content: covers as Content }) };
}

/** A chain, oldest first; empty where nothing is sealed. */
export async function findChain(table: Table, { company, kind, id }: ChainOf): Promise<StoredLink[]> {
  const { PK } = chainLinkKey(company, subOf(kind, id), 0);
  const items = await table.queryAll({ where: 'PK = :chain', values: { ':chain': PK } });
  return items.map(linkOfItem);
}

/** The newest link of a chain. */
export async function findNewestLink(table: Table, { company, kind, id }: ChainOf): Promise<StoredLink | undefined> {
  const { PK } = chainLinkKey(company, subOf(kind, id), 0);
  const { items } = await table.query({
    where: 'PK = :chain',
    values: { ':chain': PK },
    descending: true,
    limit: 1,
  });
  return items.map(linkOfItem)[0];
}

type NewLink = SealedLink & { event: string; content: Content; key: StoredLink['key'] };

export const LINK_ENTITY = 'evidenceLink';

/** The listing of the key that sealed a link, from its item. */
export function keyOfLink(item: Item): Item {
  const { key } = linkOfItem(item);
  return { ...evidenceKeyKey(key.kid), entity: 'evidenceKey', ...key };
}

/** Adds a link to its chain; ConditionFailed of `link` where the chain has one of its number. `sealed` is when (ISO 8601 UTC). */
export function linkWrite(of: ChainOf, { link, seal, key, content, event }: NewLink, sealed: string): Write {
  const { company } = of;
  const sub = subOf(of.kind, of.id);
  const day = localDate(new Date(sealed));
  const place = {
    GSI1PK: linksOfDayPartition(company, day),
    GSI1SK: linkOfDaySortKey(sub, link.n),
    entity: LINK_ENTITY,
    id: sub,
    company,
    row: { hash: link.hash, n: link.n },
  };
  const put = { ...chainLinkKey(company, sub, link.n), ...place, link, seal, key, event, covers: content };
  return { put, condition: 'attribute_not_exists(PK)', refusedAs: 'link' };
}

/** Takes the content and the salt of a link. */
export function contentErasedWrite(of: ChainOf, n: number): Write {
  return {
    update: chainLinkKey(of.company, subOf(of.kind, of.id), n),
    set: 'REMOVE covers',
    condition: 'attribute_exists(PK)',
  };
}
