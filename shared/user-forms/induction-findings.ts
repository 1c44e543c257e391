import * as z from 'zod/mini';
import { NamedRef, Timestamp } from '../core/fields.ts';

/** The result of a tax-number check; `state` never says registered without an answer of the register (rule 9.2). */
export const TaxNumberValidation = z.object({
  state: z.enum([
    'registered',
    'name_mismatch',
    'birthday_mismatch',
    'not_found',
    'format_error',
    'not_checked',
    'checked_by_hand',
  ]),
  checkedAt: Timestamp,
  /** The register's host. */
  source: z.string(),
  /** Whether first names (by word), last names and birthday match the register; null when the register did not say. */
  isFirstNameRight: z.optional(z.nullable(z.boolean())),
  isLastNameRight: z.optional(z.nullable(z.boolean())),
  isBirthdayRight: z.optional(z.nullable(z.boolean())),
});

/** How the lookup found the business id of the worker's company, or why it did not. */
export const BusinessIdLookup = z.object({
  state: z.enum(['given', 'found', 'several', 'not_found', 'not_checked']),
  businessId: z.nullable(z.string()),
  checkedAt: Timestamp,
  source: z.string(),
});

/** Why and by whom pages (from 0) were returned to the worker for signing again. */
export const Returned = z.object({ at: Timestamp, by: NamedRef, reason: z.string(), pages: z.array(z.number()) });
