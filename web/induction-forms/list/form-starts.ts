import type { AuthoredInductionForm } from '../../../shared/induction-forms/induction-form.ts';
import type { Language } from '../../../shared/core/fields.ts';
import type { Page } from '../../../shared/content/page.ts';
import { buildingSite } from '../templates/building-site.ts';
import { civilSite } from '../templates/civil-site.ts';
import type { Say } from '../../written-forms/templates/template-parts.ts';
import { shortVisit } from '../templates/short-visit.ts';

export const FORM_STARTS = ['empty', 'building', 'civil', 'visit'] as const;
export type FormStart = (typeof FORM_STARTS)[number];

const PAGES: { [K in FormStart]: (say: Say) => Page[] } = {
  empty: () => [],
  building: buildingSite,
  civil: civilSite,
  visit: shortVisit,
};

/** The request body of a new form: empty, or a template's pages in a language, which the author then edits. */
const NUMBERS_UNASKED = { birthdayType: 2, taxNumberType: 2 } as const;
const NUMBERS_OPTIONAL = { birthdayType: 0, taxNumberType: 0 } as const;

export function newForm(name: string, start: FormStart, language: Language): AuthoredInductionForm {
  const say: Say = (finnish, english) => (language === 'fi' ? finnish : english);
  return {
    meta: { name },
    project: { title: [], description: [], address: [] },
    emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: [] },
    startsPerDay: null,
    validMonths: 0,
    needsApproval: true,
    languages: [language],
    inputSettings: { ...(start === 'visit' ? NUMBERS_UNASKED : NUMBERS_OPTIONAL), representativeType: 2 },
    pages: PAGES[start](say),
  };
}
