import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** Suggestions at most, as specified. */
export const MOST_COMPANY_SUGGESTIONS = 15;
/** Letters of a name before the register is asked: fewer find thousands. */
export const LEAST_COMPANY_LETTERS = 3;

/** A company of the trade register, by its current name. */
export const CompanySuggestion = z.object({ name: z.string(), businessId: z.string() });
export type CompanySuggestion = z.infer<typeof CompanySuggestion>;

export const registerApi = {
  searchCompanies: endpoint({
    method: 'GET',
    path: '/prhCompanies/search',
    summary: 'Companies of the trade register whose name holds the text; none where the register cannot be asked.',
    access: { anyToken: true },
    query: z.object({ name: text(200), max: z.optional(z.string().check(z.regex(/^([1-9]|1[0-5])$/))) }),
    reply: z.array(CompanySuggestion),
  }),
};
