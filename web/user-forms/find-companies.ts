import { registerApi } from '../../shared/registers/register-api.ts';
import { call } from '../app/call.ts';
import type { FindCompanies } from './use-company-suggestions.ts';
import { callAsWorker } from './worker-token.ts';

const SEARCH_TIMEOUT_SECONDS = 5;

/** Looks companies up with the token of an induction. */
export function findCompaniesFor(userFormId: string): FindCompanies {
  return (name, signal) =>
    callAsWorker(userFormId, (token) =>
      call(registerApi.searchCompanies, { query: { name } }, { token, signal, timeoutSeconds: SEARCH_TIMEOUT_SECONDS }),
    );
}
