import * as z from 'zod/mini';
import type { Shapes } from '../../core/endpoint.ts';
import { BusinessIdLookup, TaxNumberValidation } from '../induction-findings.ts';

/**
 * The tax number register's answer, in its own field names, and the conclusions. Names and matches are null when the register did not give
 * them; `valid` is true only when the register answered and knows the number.
 */
const TaxNumberReply = z.extend(TaxNumberValidation, {
  valid: z.boolean(),
  invalidBirthday: z.boolean(),
  FirstName: z.nullable(z.string()),
  LastName: z.nullable(z.string()),
  TaxNumberMatchBirthday: z.nullable(z.boolean()),
});

export const registerCheckShapes = {
  businessId: {
    summary: "The business id of the worker's company: the one that was given, else that of the only company so named.",
    reply: BusinessIdLookup,
    errors: ['not_found', 'not_configured'],
  },
  validateTaxNumber: {
    summary: "Checks the worker's tax number, name and birthday against the tax number register.",
    reply: TaxNumberReply,
    errors: ['not_found', 'validation_failed', 'not_configured'],
  },
} satisfies Shapes;
