import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { BusinessIdLookup, TaxNumberValidation } from './user-form.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

/**
 * What the tax number register tells, in its own field names, and what follows from it. Names and matches are null where
 * the register did not tell them; `valid` is true only where it was asked and knows the number.
 */
const TaxNumberReply = z.extend(TaxNumberValidation, {
  valid: z.boolean(),
  invalidBirthday: z.boolean(),
  FirstName: z.nullable(z.string()),
  LastName: z.nullable(z.string()),
  TaxNumberMatchBirthday: z.nullable(z.boolean()),
});

/** Checks of an induction's details against public registers; the outcome is kept in the induction. */
export const registerCheckApi = {
  businessId: endpoint({
    method: 'GET',
    path: '/user-forms/:id/business-id',
    summary: "The business id of the worker's company: the one that was given, else that of the only company so named.",
    access: { roles: READERS, loggedIn: true, own: 'userForm' },
    reply: BusinessIdLookup,
    errors: ['not_found', 'not_configured'],
  }),
  validateTaxNumber: endpoint({
    method: 'GET',
    path: '/user-forms/:id/validate-tax-number',
    summary: "Checks the worker's tax number, name and birthday against the tax number register.",
    access: { roles: READERS },
    reply: TaxNumberReply,
    errors: ['not_found', 'validation_failed', 'not_configured'],
  }),
};
