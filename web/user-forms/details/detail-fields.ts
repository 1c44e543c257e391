import type { ComponentProps } from 'react';
import { ASKED } from '../../../shared/content/forms/asked.ts';
import type { InputSettings } from '../../../shared/content/forms/form-settings.ts';
import { EMAIL_CHARACTERS } from '../../../shared/core/email-address.ts';
import { namesOf } from '../../../shared/core/names.ts';
import { POSTED } from '../../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { shapeBirthday, shapePhone, shapeTaxNumber } from '../../../shared/user-forms/input-shaping.ts';
import {
  COMPANY_CHARACTERS,
  CONTACT_CHARACTERS,
  NAME_CHARACTERS,
  NUMBER_CHARACTERS,
} from '../../../shared/user-forms/person-limits.ts';

/** The texts that the worker fills in; the company brings the business id, and who is posted ticks a box. */
export type DetailName = Exclude<keyof PersonDetails, 'businessId' | 'posted'>;

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'enterKeyHint'
>;

/** The fields in page order, with the attributes for the browser's autofill and keyboard. */
export const NATIVE: Record<DetailName, Native> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', spellCheck: false, maxLength: NAME_CHARACTERS },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', spellCheck: false, maxLength: NAME_CHARACTERS },
  birthday: { autoComplete: 'bday', inputMode: 'numeric', maxLength: NUMBER_CHARACTERS },
  taxNumber: { autoComplete: 'off', inputMode: 'numeric', maxLength: NUMBER_CHARACTERS },
  company: { autoComplete: 'organization', spellCheck: false, maxLength: COMPANY_CHARACTERS },
  representativeName: {
    autoComplete: 'off',
    autoCapitalize: 'words',
    spellCheck: false,
    maxLength: CONTACT_CHARACTERS,
  },
  representativeContact: { autoComplete: 'off', spellCheck: false, maxLength: CONTACT_CHARACTERS },
  phoneNumber: { type: 'tel', autoComplete: 'tel', maxLength: NUMBER_CHARACTERS },
  email: {
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: EMAIL_CHARACTERS,
  },
};

/** Whether the form asks who is posted to Finland. */
export const asksPosted = ({ representativeType }: InputSettings): boolean => representativeType !== ASKED.notAsked;

type Asking = { settings: InputSettings; isPosted: boolean };

function settingOf(name: DetailName, { settings, isPosted }: Asking): InputSettings['birthdayType'] {
  if (name === 'birthday') return settings.birthdayType;
  if (name === 'taxNumber') return settings.taxNumberType;
  if (name === 'representativeName' || name === 'representativeContact')
    return isPosted ? settings.representativeType : ASKED.notAsked;
  return ASKED.required;
}

/** The fields that the form asks of somebody; `isOptional` where they may stay empty. */
export function askedFields(
  settings: InputSettings,
  { posted }: PersonDetails,
): { name: DetailName; isOptional: boolean }[] {
  const asking = { settings, isPosted: posted === POSTED };
  return namesOf(NATIVE)
    .map((name) => ({ name, setting: settingOf(name, asking) }))
    .filter(({ setting }) => setting !== ASKED.notAsked)
    .map(({ name, setting }) => ({ name, isOptional: setting === ASKED.optional }));
}

/** A field's value while it is typed. Formats a phone number only on blur, so that digits do not move under the finger. */
export function typedValue(name: DetailName, text: string, previous: string): string {
  if (name === 'birthday') return shapeBirthday(text, previous);
  return name === 'taxNumber' ? shapeTaxNumber(text) : text;
}

/** The details in their stored format: trimmed and formatted, without empty values. */
export function shapedDetails(details: PersonDetails): PersonDetails {
  const texts = Object.entries({ ...details, phoneNumber: shapePhone(details.phoneNumber ?? '') });
  return Object.fromEntries(texts.map(([name, text]) => [name, (text ?? '').trim()]).filter(([, text]) => text !== ''));
}

/** `+358401234567` as `+358 40 123 4567`; numbers of other countries unchanged. */
export function phoneForReading(phoneNumber: string): string {
  return phoneNumber.replace(/^(\+358)(\d{2})(\d{3})(\d+)$/, '$1\u00A0$2\u00A0$3\u00A0$4');
}
