import type { InductionFormDraft } from '../../shared/induction-forms/induction-form.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { Page } from '../../shared/content/page.ts';
import { buildingSite } from './templates/building-site.ts';
import { civilSite } from './templates/civil-site.ts';
import type { Say } from '../form-editor/ready/parts.ts';
import { shortVisit } from './templates/short-visit.ts';

export const FORM_STARTS = ['empty', 'building', 'civil', 'visit'] as const;
export type FormStart = (typeof FORM_STARTS)[number];

const PAGES: { [K in FormStart]: (say: Say) => Page[] } = {
  empty: () => [],
  building: buildingSite,
  civil: civilSite,
  visit: shortVisit,
};

/** A new form as it is sent: empty, or ready pages in a language for the author to make their own. */
export function newForm(name: string, start: FormStart, language: Language): InductionFormDraft {
  const say: Say = (finnish, english) => (language === 'fi' ? finnish : english);
  return {
    meta: { name },
    project: { title: [], description: [], address: [] },
    emailSetting: { notifyNewInduction: false, notifyNewInductionEmails: [] },
    inputSettings: start === 'visit' ? { birthdayType: 2, taxNumberType: 2 } : { birthdayType: 0, taxNumberType: 0 },
    pages: PAGES[start](say),
  };
}
