import { declareApi } from '../core/endpoint.ts';
import type { registerShapes } from './register-shapes.ts';

/** The maximum number of suggestions, as specified. */
export const MOST_COMPANY_SUGGESTIONS = 15;
/** The minimum length of a search: shorter names match thousands of companies. */
export const LEAST_COMPANY_LETTERS = 3;

export const registerApi = declareApi<typeof registerShapes>()({
  searchCompanies: { method: 'GET', path: '/prhCompanies/search', access: { anyToken: true } },
});
