import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** A company of the trade register, by its current name. */
export const CompanySuggestion = z.object({ name: z.string(), businessId: z.string() });
export type CompanySuggestion = z.infer<typeof CompanySuggestion>;

export const registerShapes = {
  searchCompanies: {
    summary: 'Companies of the trade register whose name holds the text; none where the register cannot be asked.',
    query: z.object({ name: text(200), max: z.optional(z.string().check(z.regex(/^([1-9]|1[0-5])$/))) }),
    reply: z.array(CompanySuggestion),
  },
} satisfies Shapes;
