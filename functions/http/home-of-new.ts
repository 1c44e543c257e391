import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { companyCheck } from '../store/companies.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';

/** The company that a new thing belongs to: the caller's own, or the one that root names. */
export function companyOfNew({ roles, company }: Staff, named: string | undefined): string {
  return roles.includes('root') ? (named ?? company) : company;
}

/** The writes of a new thing, and last the check that another company than the caller's own is there. */
export function withHomeCheck(writes: readonly Write[], company: string, { company: own }: Staff): Write[] {
  return company === own ? [...writes] : [...writes, companyCheck(company)];
}

/** 422 at `company` where `error` is of a named company that is not there; `at` is the place of its check. */
export function homeRefusal(error: unknown, at: number): AppError | undefined {
  if (!(error instanceof ConditionFailed) || error.at !== at) return undefined;
  return new AppError('validation_failed', { issues: [{ path: 'company', code: 'invalid_value' }] });
}
