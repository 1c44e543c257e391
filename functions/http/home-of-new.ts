import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { companyCheck } from '../store/entities/companies.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';

/** The writes of a new entity, with a check that the company exists where it is not the caller's own. */
export function withHomeCheck(writes: readonly Write[], company: string, { company: own }: Staff): Write[] {
  return company === own ? [...writes] : [...writes, companyCheck(company)];
}

/** The error for a refused write of a new entity: 422 at `company` where the named company does not exist. */
export function homeRefusal(error: unknown): AppError | undefined {
  if (!(error instanceof ConditionFailed) || error.refused !== 'company') return undefined;
  return new AppError('validation_failed', { issues: [{ path: 'company', code: 'invalid_value' }] });
}

export function requireHome(error: ConditionFailed): void {
  const refusal = homeRefusal(error);
  if (refusal) throw refusal;
}
