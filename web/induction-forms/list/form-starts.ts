import { ASKED } from '../../../shared/content/forms/asked.ts';
import type { AuthoredInductionForm, NewInductionForm } from '../../../shared/induction-forms/induction-form.ts';
import type { Language } from '../../../shared/core/fields.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
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

const NUMBERS_UNASKED = { birthdayType: ASKED.notAsked, taxNumberType: ASKED.notAsked } as const;
const NUMBERS_OPTIONAL = { birthdayType: ASKED.optional, taxNumberType: ASKED.optional } as const;

/** The request body of a new form: empty, or a template's pages in a language, which the author then edits. */
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
    inputSettings: { ...(start === 'visit' ? NUMBERS_UNASKED : NUMBERS_OPTIONAL), representativeType: ASKED.notAsked },
    pages: PAGES[start](say),
  };
}

/** The same with what a ready form says in the other languages of workers. */
export async function readyForm(name: string, start: FormStart, language: Language): Promise<NewInductionForm> {
  const form = newForm(name, start, language);
  if (start === 'empty') return form;
  const { loadReadyTexts, readyTranslations } = await import('../../written-forms/templates/ready-translations.ts');
  const content = (say: Say) => ({ name, pages: PAGES[start](say) });
  return { ...form, ...(await readyTranslations(content, { base: language, ready: await loadReadyTexts() })) };
}
