import { registerApi } from '../../../shared/registers/register-api.ts';
import { call } from '../../app/api/call.ts';
import type { FindCompanies } from './use-company-suggestions.ts';
import { callAsWorker } from '../worker-token.ts';

const SEARCH_TIMEOUT_SECONDS = 5;

type Search = { name: string; signal: AbortSignal; token?: string };

function search({ name, signal, token }: Search) {
  return call(
    registerApi.searchCompanies,
    { query: { name } },
    { token, signal, timeoutSeconds: SEARCH_TIMEOUT_SECONDS },
  );
}

/** Searches companies with an induction's token. */
export function findCompaniesFor(userFormId: string): FindCompanies {
  return (name, signal) => callAsWorker(userFormId, (token) => search({ name, signal, token }));
}

/** Searches companies with the login. */
export const findCompaniesAsStaff: FindCompanies = (name, signal) => search({ name, signal });
