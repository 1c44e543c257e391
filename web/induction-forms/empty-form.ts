import type { InductionFormDraft } from '../../shared/induction-forms/induction-form.ts';

/** A form with nothing but its name. */
export function emptyForm(name: string): InductionFormDraft {
  return {
    meta: { name },
    project: { title: [], description: [], address: [] },
    emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: [] },
    inputSettings: { birthdayType: 0, taxNumberType: 0 },
    pages: [],
  };
}
