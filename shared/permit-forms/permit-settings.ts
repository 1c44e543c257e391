import * as z from 'zod/mini';

/** What a permit form says of its permits beside their pages; part of the form's version. */
export const PermitSettings = z.object({
  /** Whether its permits want their zones for themselves: who grants one beside another says why (rule 4.10). */
  exclusive: z._default(z.boolean(), false),
});
export type PermitSettings = z.infer<typeof PermitSettings>;
