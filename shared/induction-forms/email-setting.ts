import * as z from 'zod/mini';
import { MOST_EMAILS } from '../core/email-address.ts';
import { EmailAddress } from '../core/fields.ts';

/** Recipients of a mail about each completed induction. */
export const EmailSetting = z.object({
  notifyNewInduction: z._default(z.boolean(), false),
  notifyNewInductionEmails: z._default(z.array(EmailAddress).check(z.maxLength(MOST_EMAILS)), []),
});
export type EmailSetting = z.infer<typeof EmailSetting>;
