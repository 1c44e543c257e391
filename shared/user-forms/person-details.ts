import * as z from 'zod/mini';
import { line } from '../core/fields.ts';
import { shapeBusinessId } from './business-id.ts';
import { shapeBirthday, shapePhone } from './input-shaping.ts';

const NAME_CHARACTERS = 100;
const COMPANY_CHARACTERS = 200;
const EMAIL_CHARACTERS = 254;
const NUMBER_CHARACTERS = 40;

const trimmed = (max: number) => line(max).check(z.trim());
const shaped = (shape: (text: string) => string) => line(NUMBER_CHARACTERS).check(z.overwrite(shape));

/**
 * A worker's own details. All are optional and may be incomplete during filling in; the server formats numbers and the birthday as the
 * interface does.
 */
export const PersonDetails = z.object({
  firstName: z.optional(trimmed(NAME_CHARACTERS)),
  lastName: z.optional(trimmed(NAME_CHARACTERS)),
  company: z.optional(trimmed(COMPANY_CHARACTERS)),
  email: z.optional(trimmed(EMAIL_CHARACTERS)),
  /** A plus and digits. */
  phoneNumber: z.optional(shaped((text) => shapePhone(text))),
  /** 12 digits. */
  taxNumber: z.optional(shaped((text) => text.replace(/\s/g, ''))),
  /** `d.m.yyyy`. */
  birthday: z.optional(shaped((text) => shapeBirthday(text))),
  /** Finnish, or a foreign identifier. */
  businessId: z.optional(shaped(shapeBusinessId)),
});
export type PersonDetails = z.infer<typeof PersonDetails>;
