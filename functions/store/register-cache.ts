import type { CompanySuggestion } from '../../shared/registers/register-api.ts';
import type { Table } from './table.ts';

/** What the company register answered to a name; public data. */
export type KnownCompanies = {
  companies: readonly CompanySuggestion[];
  /** ISO 8601 UTC. */
  askedAt: string;
};

/** Kept longer than it is fresh, for the days when the register is down. */
const KEPT_SECONDS = 7 * 24 * 3600;

const key = (name: string) => ({ PK: `REGISTER#companies#${name}`, SK: 'REGISTER' });

/** What was answered to a name within the last week. */
export async function findKnownCompanies(table: Table, name: string, now: Date): Promise<KnownCompanies | undefined> {
  const item = await table.get(key(name));
  if (!item || Number(item['ttl']) <= now.getTime() / 1000) return undefined;
  return { companies: item['companies'] as CompanySuggestion[], askedAt: String(item['askedAt']) };
}

export async function keepKnownCompanies(table: Table, name: string, known: KnownCompanies): Promise<void> {
  const ttl = Math.floor(Date.parse(known.askedAt) / 1000) + KEPT_SECONDS;
  await table.write([{ put: { ...key(name), entity: 'knownCompanies', ...known, ttl } }]);
}
