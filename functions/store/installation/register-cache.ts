import * as z from 'zod/mini';
import { itemReader } from '../item-reader.ts';
import { knownCompaniesKey } from '../keys.ts';
import { CompanySuggestion } from '../../../shared/registers/register-shapes.ts';
import type { Table } from '../table.ts';

/** The company register's answer to a name; public data. */
const Known = z.object({
  companies: z.readonly(z.array(CompanySuggestion)),
  /** ISO 8601 UTC. */
  askedAt: z.string(),
});
export type KnownCompanies = z.infer<typeof Known>;

const knownOf = itemReader('knownCompanies', { schema: z.extend(Known, { ttl: z.number() }) });

/** Kept longer than the answer is fresh, for days when the register is down. */
const KEPT_SECONDS = 7 * 24 * 3600;

/** The answer to a name within the last week. */
export async function findKnownCompanies(table: Table, name: string, now: Date): Promise<KnownCompanies | undefined> {
  const item = await table.get(knownCompaniesKey(name));
  if (!item) return undefined;
  const { ttl, ...known } = knownOf(item);
  return ttl > now.getTime() / 1000 ? known : undefined;
}

export async function keepKnownCompanies(table: Table, name: string, known: KnownCompanies): Promise<void> {
  const ttl = Math.floor(Date.parse(known.askedAt) / 1000) + KEPT_SECONDS;
  await table.write([{ put: { ...knownCompaniesKey(name), entity: 'knownCompanies', ...known, ttl } }]);
}
