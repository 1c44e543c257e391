import type { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Call } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { securityWrite } from '../security/security-log.ts';
import { findCompanyKeys, removedKeyWrite } from '../store/entities/api-keys.ts';
import { isWritten } from '../store/table-errors.ts';

/** Ends a key at once: the next call with it is 401. */
export async function revokeApiKey({ world, actor, params, query }: Call<typeof apiKeyApi.revoke>) {
  const company = companyAsked(actor, query);
  const stored = await findCompanyKeys(world.table, company);
  const key = stored.keys[params.id];
  if (!key) throw new AppError('not_found');
  const entry = securityWrite(world, { kind: 'apiKeyEnded', company, by: actor.userId, about: key.name });
  if (!(await isWritten(world.table.write([removedKeyWrite(stored, params.id), entry]))))
    throw new AppError('not_found');
  return {};
}
