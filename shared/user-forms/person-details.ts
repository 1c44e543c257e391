import * as z from 'zod/mini';
import { EMAIL_CHARACTERS } from '../core/email-address.ts';
import { line } from '../core/fields.ts';
import { shapeBusinessId } from './business-id.ts';
import { shapeBirthday, shapePhone } from './input-shaping.ts';
import { COMPANY_CHARACTERS, CONTACT_CHARACTERS, NAME_CHARACTERS, NUMBER_CHARACTERS } from './person-limits.ts';

const trimmed = (max: number) => line(max).check(z.trim());
const shaped = (shape: (text: string) => string) => line(NUMBER_CHARACTERS).check(z.overwrite(shape));

/** How each of a person's facts is taken in, for every form that asks for it. */
export const PersonFacts = z.object({
  firstName: trimmed(NAME_CHARACTERS),
  lastName: trimmed(NAME_CHARACTERS),
  company: trimmed(COMPANY_CHARACTERS),
  email: trimmed(EMAIL_CHARACTERS),
  /** A plus and digits. */
  phoneNumber: shaped((text) => shapePhone(text)),
  /** 12 digits. */
  taxNumber: shaped((text) => text.replace(/\s/g, '')),
  /** `d.m.yyyy`. */
  birthday: shaped((text) => shapeBirthday(text)),
  /** Finnish, or a foreign identifier. */
  businessId: shaped(shapeBusinessId),
  /** Whether an employer abroad has posted them to Finland. */
  posted: z.enum(['', 'yes']),
  /** Who represents the employer of a posted worker in Finland. */
  representativeName: trimmed(CONTACT_CHARACTERS),
  representativeContact: trimmed(CONTACT_CHARACTERS),
});

/**
 * A worker's own details. All are optional and may be incomplete during filling in; the server formats numbers and the birthday as the
 * interface does.
 */
export const PersonDetails = z.partial(PersonFacts);
export type PersonDetails = z.infer<typeof PersonDetails>;
