import * as z from 'zod/mini';
import type { InputSettings } from '../content/form-settings.ts';
import type { Issue } from '../core/errors.ts';
import { line } from '../core/fields.ts';
import { isBrokenBusinessId, shapeBusinessId } from './business-id.ts';
import { isEmailAddress, isPhoneNumber, isRealBirthday, shapeBirthday, shapePhone } from './input-shaping.ts';
import { isTaxNumber } from './tax-number.ts';

const NAME_CHARACTERS = 100;
const COMPANY_CHARACTERS = 200;
const EMAIL_CHARACTERS = 254;
const NUMBER_CHARACTERS = 40;

const trimmed = (max: number) => line(max).check(z.trim());
const shaped = (shape: (text: string) => string) => line(NUMBER_CHARACTERS).check(z.overwrite(shape));

/**
 * What a worker tells of themselves. Everything may be left out or half typed while it is being filled in; numbers and
 * the birthday are shaped as the fields of the interface shape them.
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
  /** Finnish, or another country's identifier. */
  businessId: z.optional(shaped(shapeBusinessId)),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/** The name of every detail there is. */
export const DETAIL_NAMES = [
  'firstName',
  'lastName',
  'company',
  'email',
  'phoneNumber',
  'taxNumber',
  'birthday',
  'businessId',
] as const satisfies readonly (keyof PersonDetails)[];

const REQUIRED = 1;
const NOT_ASKED = 2;

/** The details without those that the form does not ask for. */
export function askedDetails(details: PersonDetails, { birthdayType, taxNumberType }: InputSettings): PersonDetails {
  const { birthday, taxNumber, ...rest } = details;
  return {
    ...rest,
    ...(birthday === undefined || birthdayType === NOT_ASKED ? {} : { birthday }),
    ...(taxNumber === undefined || taxNumberType === NOT_ASKED ? {} : { taxNumber }),
  };
}

/**
 * Everything that keeps the first page from being signed, with paths `user.firstName`…: what is missing, and what is
 * given but broken. `today` (`YYYY-MM-DD`) refuses birthdays after it.
 */
export function detailsIssues(details: PersonDetails, settings: InputSettings, today?: string): Issue[] {
  return [...missingIssues(details, settings), ...detailsFormatIssues(askedDetails(details, settings), today)];
}

function missingIssues(details: PersonDetails, { birthdayType, taxNumberType }: InputSettings): Issue[] {
  const isMissing = (name: keyof PersonDetails) => (details[name] ?? '').trim() === '';
  const required: (keyof PersonDetails)[] = ['firstName', 'lastName', 'company'];
  if (isMissing('phoneNumber')) required.push('email');
  if (taxNumberType === REQUIRED) required.push('taxNumber');
  if (birthdayType === REQUIRED) required.push('birthday');
  return required.filter(isMissing).map((name) => ({ path: `user.${name}`, code: 'required' }));
}

type Format = [name: keyof PersonDetails, isRight: (text: string, today?: string) => boolean];
const FORMATS: readonly Format[] = [
  ['email', isEmailAddress],
  ['phoneNumber', isPhoneNumber],
  ['taxNumber', isTaxNumber],
  ['birthday', isRealBirthday],
  ['businessId', (text) => !isBrokenBusinessId(text)],
];

/** What is given but cannot be right: `invalid_format` at `user.email`, `user.phoneNumber`, `user.taxNumber`… */
export function detailsFormatIssues(details: PersonDetails, today?: string): Issue[] {
  return FORMATS.flatMap(([name, isRight]) => {
    const text = details[name] ?? '';
    return text === '' || isRight(text, today) ? [] : [{ path: `user.${name}`, code: 'invalid_format' }];
  });
}
