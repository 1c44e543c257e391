import { MOST_COMPANY_SUGGESTIONS, type registerApi } from '../../shared/registers/register-api.ts';
import { isAppError } from '../../shared/core/errors.ts';
import type { Handlers } from '../http/answer.ts';
import { loadKnownCompanies } from './known-companies.ts';
import { requireLivingToken } from '../security/tokens/living-token.ts';

export const registerHandlers = {
  searchCompanies: async ({ world, actor, query, address }) => {
    await requireLivingToken(world.table, actor);
    const most = query.max === undefined ? MOST_COMPANY_SUGGESTIONS : Number(query.max);
    try {
      const known = await loadKnownCompanies(world, query.name, address);
      // Without suggestions the worker types the name, as without a register (rule 9.3).
      return known?.companies.slice(0, most) ?? [];
    } catch (error) {
      if (isAppError(error, 'too_many_requests')) return [];
      throw error;
    }
  },
} satisfies Handlers<typeof registerApi>;
