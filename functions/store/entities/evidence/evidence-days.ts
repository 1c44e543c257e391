import * as z from 'zod/mini';
import { Id, Timestamp } from '../../../../shared/core/fields.ts';
import type { EvidenceDay } from '../../../../shared/evidence/evidence.ts';
import { itemReader } from '../../item-reader.ts';
import { evidenceDayKey, evidenceLeavesKey, linksOfDayPartition } from '../../evidence-keys.ts';
import type { Table, Write } from '../../table.ts';

const StoredDay = z.object({ company: Id, day: z.string(), root: z.string(), leaves: z.number(), at: Timestamp });
const dayOf = itemReader('evidenceDay', { schema: StoredDay });
const leavesOf = itemReader('evidenceLeaves', { schema: z.object({ hashes: z.array(z.string()) }) });

/** 2,000 hashes are 130 kB. */
const LEAVES_A_PART = 2000;

export async function findEvidenceDay(table: Table, company: string, day: string): Promise<EvidenceDay | undefined> {
  const item = await table.get(evidenceDayKey(company, day));
  return item && dayOf(item);
}

/** The roots of a company's days, newest first. */
export async function findEvidenceDays(table: Table, company: string): Promise<EvidenceDay[]> {
  const values = { ':days': evidenceDayKey(company, '').PK };
  return (await table.queryAll({ where: 'PK = :days', values, descending: true })).map(dayOf);
}

/** The hashes that the root of a day was made of, in its order. */
export async function findLeaves(table: Table, company: string, day: string): Promise<string[]> {
  const items = await table.queryAll({
    where: 'PK = :leaves AND begins_with(SK, :day)',
    values: { ':leaves': evidenceLeavesKey(company, day, 0).PK, ':day': `${day}#` },
  });
  return items.flatMap((item) => leavesOf(item).hashes);
}

export type LinkOfDay = { id: string; n: number; hash: string };

/** The newest link of each chain of a company that got one on a day. */
export async function findLinksOfDay(table: Table, company: string, day: string): Promise<LinkOfDay[]> {
  const entries = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :day',
    values: { ':day': linksOfDayPartition(company, day) },
  });
  const newest = new Map<string, LinkOfDay>();
  for (const { id, row } of entries) {
    const { n, hash } = row as { n: number; hash: string };
    if ((newest.get(String(id))?.n ?? 0) < n) newest.set(String(id), { id: String(id), n, hash });
  }
  return [...newest.values()];
}

/** The hashes of a day, in parts; written before its root. */
export function leavesWrites(company: string, day: string, hashes: readonly string[]): Write[] {
  const parts = Array.from({ length: Math.ceil(hashes.length / LEAVES_A_PART) }, (_, part) => part);
  return parts.map((part) => ({
    put: {
      ...evidenceLeavesKey(company, day, part),
      entity: 'evidenceLeaves',
      hashes: hashes.slice(part * LEAVES_A_PART, (part + 1) * LEAVES_A_PART),
    },
  }));
}

/** The root of a day, which never changes; ConditionFailed where it stands. */
export function dayWrite(day: EvidenceDay): Write {
  return {
    put: { ...evidenceDayKey(day.company, day.day), entity: 'evidenceDay', ...day },
    condition: 'attribute_not_exists(PK)',
  };
}
