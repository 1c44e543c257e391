import { MOST_COMPANY_SUGGESTIONS, registerApi } from '../../shared/registers/register-api.ts';
import { AppError } from '../../shared/core/errors.ts';
import { answer, type App } from '../http/answer.ts';
import { knownCompanies } from '../http/known-companies.ts';
import { requireLivingToken } from '../http/living-token.ts';
import type { World } from '../world.ts';

export function mountRegisters(app: App, world: World): void {
  answer(app, world, registerApi.searchCompanies, async ({ actor, query, address }) => {
    await requireLivingToken(world.table, actor);
    const most = query.max === undefined ? MOST_COMPANY_SUGGESTIONS : Number(query.max);
    try {
      const known = await knownCompanies(world, query.name, address);
      // Where none are known the worker writes the name by hand, as they would have done anyway (domain 2).
      return known?.companies.slice(0, most) ?? [];
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return [];
      throw error;
    }
  });
}
