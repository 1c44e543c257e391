import { ASKED } from '../content/forms/asked.ts';
import type { InputSettings } from '../content/forms/form-settings.ts';
import type { Issue } from '../core/errors.ts';
import { namesOf } from '../core/names.ts';
import { isBrokenBusinessId } from './business-id.ts';
import { isEmailAddress } from '../core/email-address.ts';
import { isPhoneNumber, isRealBirthday } from './input-shaping.ts';
import type { PersonDetails } from './person-details.ts';
import { isTaxNumber } from './tax-number.ts';

export const DETAIL_NAMES = namesOf({
  firstName: true,
  lastName: true,
  company: true,
  email: true,
  phoneNumber: true,
  taxNumber: true,
  birthday: true,
  businessId: true,
  posted: true,
  representativeName: true,
  representativeContact: true,
} satisfies Record<keyof PersonDetails, true>);

export const POSTED = 'yes';

/** Only the details that the form asks for. */
export function askedDetails(details: PersonDetails, settings: InputSettings): PersonDetails {
  const { birthdayType, taxNumberType, representativeType } = settings;
  const { birthday, taxNumber, posted, representativeName, representativeContact, ...rest } = details;
  const representative = { posted, representativeName, representativeContact };
  return {
    ...rest,
    ...(birthday === undefined || birthdayType === ASKED.notAsked ? {} : { birthday }),
    ...(taxNumber === undefined || taxNumberType === ASKED.notAsked ? {} : { taxNumber }),
    ...(representativeType !== ASKED.notAsked && posted === POSTED && givenOf(representative)),
  };
}

/** Without what is not there. */
function givenOf(details: { [Name in keyof PersonDetails]: PersonDetails[Name] | undefined }): PersonDetails {
  return Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined));
}

/**
 * Everything that blocks signing of the first page, with paths `user.firstName`…: missing and invalid details. `today` (`YYYY-MM-DD`)
 * rejects later birthdays.
 */
export function detailsIssues(details: PersonDetails, settings: InputSettings, today?: string): Issue[] {
  return [...missingIssues(details, settings), ...detailsFormatIssues(askedDetails(details, settings), today)];
}

function missingIssues(details: PersonDetails, settings: InputSettings): Issue[] {
  const { birthdayType, taxNumberType, representativeType } = settings;
  const isMissing = (name: keyof PersonDetails) => (details[name] ?? '').trim() === '';
  const required: (keyof PersonDetails)[] = ['firstName', 'lastName', 'company'];
  if (isMissing('phoneNumber')) required.push('email');
  if (taxNumberType === ASKED.required) required.push('taxNumber');
  if (birthdayType === ASKED.required) required.push('birthday');
  if (representativeType === ASKED.required && details.posted === POSTED)
    required.push('representativeName', 'representativeContact');
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

/** Invalid details: `invalid_format` at `user.email`, `user.phoneNumber`, `user.taxNumber`… */
export function detailsFormatIssues(details: PersonDetails, today?: string): Issue[] {
  return FORMATS.flatMap(([name, isRight]) => {
    const text = details[name] ?? '';
    return text === '' || isRight(text, today) ? [] : [{ path: `user.${name}`, code: 'invalid_format' }];
  });
}
