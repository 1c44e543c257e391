import { expect, test } from 'vitest';
import { importedSettings } from '../../../web/induction-forms/editor/imported-settings.ts';
import type { InductionSettings } from '../../../web/induction-forms/editor/induction-settings.ts';

const own: InductionSettings = {
  name: 'Torni C',
  project: { title: ['Torni C'], description: [], address: [] },
  emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: ['oma@example.com'] },
  startsPerDay: 1500,
  validMonths: 12,
  needsApproval: true,
  languages: ['fi'],
  inputSettings: { birthdayType: 0, taxNumberType: 1, representativeType: 2 },
};

test('an import brings who is told of new inductions', () => {
  const emailSetting = { notifyNewInduction: true, notifyNewInductionEmails: ['mestari@example.com'] };
  expect(importedSettings({ emailSetting }, own)).toEqual({ ...own, emailSetting });
});

test.each([{}, { emailSetting: null }, { emailSetting: { notifyNewInduction: 'yes', notifyNewInductionEmails: [1] } }])(
  'an import that says nothing of it, or nonsense, leaves it as it is: %j',
  (rest) => {
    expect(importedSettings(rest, own)).toEqual(own);
  },
);

test('an import brings how long inductions are valid and whether they are approved', () => {
  expect(importedSettings({ validMonths: 24, needsApproval: false }, own)).toEqual({
    ...own,
    validMonths: 24,
    needsApproval: false,
  });
});

test.each([61, -1, 1.5, '12', null])('an import with %j months leaves the validity as it is', (validMonths) => {
  expect(importedSettings({ validMonths, needsApproval: 'no' }, own)).toEqual(own);
});
