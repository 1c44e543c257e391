import { describe, expect, test } from 'vitest';
import {
  askedFields,
  phoneForReading,
  shapedDetails,
  typedValue,
} from '../../../web/user-forms/details/detail-fields.ts';

const NAMES = ['firstName', 'lastName', 'birthday', 'taxNumber', 'company', 'phoneNumber', 'email'];

describe('the details that a worker fills in', () => {
  test('stand in their order, with those left out that the form does not ask', () => {
    const asked = (birthdayType: 0 | 1 | 2, taxNumberType: 0 | 1 | 2, representativeType: 0 | 2 = 2) =>
      askedFields({ birthdayType, taxNumberType, representativeType }, { posted: 'yes' });
    expect(asked(0, 1).map(({ name }) => name)).toEqual(NAMES);
    expect(asked(2, 2).map(({ name }) => name)).toEqual(
      NAMES.filter((name) => name !== 'birthday' && name !== 'taxNumber'),
    );
    expect(asked(2, 2, 0).map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'company',
      'representativeName',
      'representativeContact',
      'phoneNumber',
      'email',
    ]);
    expect(asked(0, 1).filter(({ isOptional }) => isOptional)).toEqual([{ name: 'birthday', isOptional: true }]);
  });

  test('are shaped while they are typed, except a phone number, which waits until its field is left', () => {
    expect(typedValue('birthday', '53', '5')).toBe('5.3.');
    expect(typedValue('birthday', '1985-03-05', '')).toBe('5.3.1985');
    expect(typedValue('taxNumber', '1234 5678 9012 3', '')).toBe('123456789012');
    expect(typedValue('phoneNumber', '040', '04')).toBe('040');
  });

  test('are saved trimmed and shaped, nothing empty among them', () => {
    expect(shapedDetails({ firstName: ' Matti ', lastName: '', phoneNumber: '040 123 4567', company: '  ' })).toEqual({
      firstName: 'Matti',
      phoneNumber: '+358401234567',
    });
    expect(shapedDetails({ phoneNumber: '' })).toEqual({});
  });

  test('show a Finnish phone number in groups and another as it is', () => {
    expect(phoneForReading('+358401234567').replaceAll('\u00A0', ' ')).toBe('+358 40 123 4567');
    expect(phoneForReading('+46701234567')).toBe('+46701234567');
  });
});
