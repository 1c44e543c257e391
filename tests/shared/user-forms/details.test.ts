import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EmailAddress } from '../../../shared/core/fields.ts';
import { isEmailAddress } from '../../../shared/core/email-address.ts';
import { askedDetails, DETAIL_NAMES, detailsFormatIssues, detailsIssues } from '../../../shared/user-forms/details.ts';
import { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { InputSettings } from '../../../shared/content/forms/form-settings.ts';

const OPTIONAL: InputSettings = { birthdayType: 0, taxNumberType: 0, representativeType: 2 };
const REQUIRED: InputSettings = { birthdayType: 1, taxNumberType: 1, representativeType: 1 };
const NOT_ASKED: InputSettings = { birthdayType: 2, taxNumberType: 2, representativeType: 2 };
const POSTED: InputSettings = { ...NOT_ASKED, representativeType: 1 };
const PERSON = {
  firstName: 'Maija',
  lastName: 'Muurari',
  company: 'Rakennus Oy Esimerkki',
  email: 'maija@example.com',
};

const listed = (details: PersonDetails, settings = OPTIONAL) =>
  detailsIssues(details, settings, '2026-11-21').map(({ path, code }) => `${path} ${code}`);

describe('the details of a person', () => {
  test.each<[string, PersonDetails, InputSettings, string[]]>([
    ['whole', PERSON, OPTIONAL, []],
    ['nothing', {}, OPTIONAL, ['firstName', 'lastName', 'company', 'email']],
    ['blanks', { ...PERSON, firstName: '  ' }, OPTIONAL, ['firstName']],
    ['a phone instead of an e-mail', { ...PERSON, email: '', phoneNumber: '+358401234567' }, OPTIONAL, []],
    ['neither e-mail nor phone', { ...PERSON, email: '' }, OPTIONAL, ['email']],
    ['no birthday and tax number where they are required', PERSON, REQUIRED, ['taxNumber', 'birthday']],
    ['both where they are required', { ...PERSON, birthday: '5.6.1990', taxNumber: '123456789012' }, REQUIRED, []],
    ['neither where they are not asked', PERSON, NOT_ASKED, []],
    [
      'a posted worker without a representative',
      { ...PERSON, posted: 'yes' },
      POSTED,
      ['representativeName', 'representativeContact'],
    ],
    ['a posted worker where nobody asks', { ...PERSON, posted: 'yes' }, OPTIONAL, []],
    ['somebody who is not posted', { ...PERSON, posted: '' }, POSTED, []],
  ])('with %s lack what they should', (_, details, settings, missing) => {
    expect(listed(details, settings)).toEqual(missing.map((name) => `user.${name} required`));
  });

  test.each<[keyof PersonDetails, string]>([
    ['email', 'maija@example'],
    ['email', 'maija example.com'],
    ['phoneNumber', '+35'],
    ['taxNumber', '12345'],
    ['birthday', '31.2.1990'],
    ['birthday', '22.11.2026'],
    ['businessId', '0112038-8'],
  ])('with a broken %s (%s) say so, also where it is optional', (name, text) => {
    expect(listed({ ...PERSON, [name]: text })).toEqual([`user.${name} invalid_format`]);
    expect(detailsFormatIssues({ [name]: text }, '2026-11-21')).toHaveLength(1);
  });

  test('that are given right or left out have nothing broken', () => {
    const right = { phoneNumber: '+358401234567', taxNumber: '000000000012', businessId: 'EE100345' };
    expect(detailsFormatIssues({ ...PERSON, ...right, birthday: '' })).toEqual([]);
    expect(detailsFormatIssues({})).toEqual([]);
  });

  test('that are not asked for are neither looked at nor kept', () => {
    const told = { ...PERSON, birthday: '31.2.1990', taxNumber: '1' };
    expect(listed(told, NOT_ASKED)).toEqual([]);
    expect(askedDetails(told, NOT_ASKED)).toEqual(PERSON);
    expect(askedDetails(told, OPTIONAL)).toEqual(told);
    const posted: PersonDetails = { ...PERSON, posted: 'yes', representativeName: 'Mari Maasikas' };
    expect(askedDetails(posted, POSTED)).toEqual(posted);
    for (const [details, settings] of [
      [posted, OPTIONAL],
      [{ ...posted, posted: '' }, POSTED],
    ] as const)
      expect(askedDetails(details, settings)).toEqual(PERSON);
  });
});

describe('submitted details', () => {
  test('are shaped as the fields of the interface shape them', () => {
    const typed = {
      firstName: ' Maija ',
      email: ' maija@example.com',
      phoneNumber: '040 123 4567',
      taxNumber: '1234 5678 9012',
      birthday: '5,6,1990',
      businessId: 'FI01120389',
      roles: ['admin'],
    };
    expect(PersonDetails.parse(typed)).toEqual({
      firstName: 'Maija',
      email: 'maija@example.com',
      phoneNumber: '+358401234567',
      taxNumber: '123456789012',
      birthday: '5.6.1990',
      businessId: '0112038-9',
    });
  });

  test.each(['Maija\r\nBcc: x@example.com', 'Maija\u0000', 'Maija\u2028', 'x'.repeat(101)])(
    'refuse the name %j',
    (firstName) => {
      expect(PersonDetails.safeParse({ firstName }).success).toBe(false);
    },
  );

  test('may be left out and half typed', () => {
    expect(PersonDetails.parse({})).toEqual({});
    expect(PersonDetails.parse({ birthday: '12', phoneNumber: '0' })).toEqual({ birthday: '12.', phoneNumber: '0' });
  });
});

describe('the details, which the site checks without their schema,', () => {
  test('are the same by name', () => {
    expect(DETAIL_NAMES.toSorted()).toEqual(Object.keys(PersonDetails.shape).toSorted());
  });

  test('hold an email address to the same rule', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'ä', '.', '@', ' ', ',', '\\', ']', '\ud800'), maxLength: 6 });
    const address = fc.oneof(
      part,
      fc.tuple(part, part).map(([name, domain]) => `m${name}@${domain}x.fi`),
      fc.integer({ min: 245, max: 252 }).map((length) => `${'m'.repeat(length)}@x.fi`),
    );
    fc.assert(
      fc.property(address, (text) => {
        expect(isEmailAddress(text)).toBe(EmailAddress.safeParse(text).success);
      }),
    );
  });
});
