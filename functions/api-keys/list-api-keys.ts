import type { ApiKey } from '../../shared/api-keys/api-key.ts';
import type { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { companyAsked } from '../http/company-asked.ts';
import type { Call } from '../http/answer.ts';
import { findCompanyKeys, type StoredKey } from '../store/entities/api-keys.ts';

/** A key without what it is compared with. */
export function showApiKey({ hash: _hash, ...key }: StoredKey): ApiKey {
  return key;
}

/** The keys of a company, the newest first: one read. */
export async function listApiKeys({
  world,
  actor,
  query,
}: Call<typeof apiKeyApi.list>): Promise<Reply<typeof apiKeyApi.list>> {
  const { keys } = await findCompanyKeys(world.table, companyAsked(actor, query));
  const items = Object.values(keys).map(showApiKey);
  return { items: items.toSorted((a, b) => (a.created < b.created ? 1 : -1)) };
}
