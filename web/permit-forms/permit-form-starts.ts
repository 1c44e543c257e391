import type { Language } from '../../shared/core/fields.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import { NO_PERMIT_SETTINGS } from '../../shared/content/forms/no-permit-settings.ts';
import type { AuthoredPermitForm, NewPermitForm } from '../../shared/permit-forms/permit-form.ts';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';
import { page, type Say } from '../written-forms/templates/template-parts.ts';
import { confinedSpace } from './templates/confined-space.ts';
import { demolition } from './templates/demolition.ts';
import { electrical } from './templates/electrical.ts';
import { excavation } from './templates/excavation.ts';
import { HOT_WORK_SETTINGS, hotWork } from './templates/hot-work.ts';
import { lifting } from './templates/lifting.ts';
import { person } from './templates/permit-parts.ts';
import { workAtHeight } from './templates/work-at-height.ts';

export const PERMIT_FORM_STARTS = [
  'empty',
  'hotWork',
  'lifting',
  'excavation',
  'workAtHeight',
  'confinedSpace',
  'electrical',
  'demolition',
] as const;
export type PermitFormStart = (typeof PERMIT_FORM_STARTS)[number];

/** What a ready form demands of its permits, where that is not nothing. */
const SETTINGS: { [K in PermitFormStart]?: Partial<PermitSettings> } = {
  hotWork: HOT_WORK_SETTINGS,
  // Nobody works below a load, nor where somebody is in a tank or a structure is taken down.
  lifting: { exclusive: true, needsInduction: true },
  excavation: { needsInduction: true },
  workAtHeight: { needsInduction: true },
  confinedSpace: { exclusive: true, needsInduction: true, forbidsOwnGrant: true },
  electrical: { needsInduction: true, needsApprovedCards: true },
  demolition: { exclusive: true, needsInduction: true },
};

const PAGES: { [K in PermitFormStart]: (say: Say) => Page[] } = {
  empty: everyRole,
  hotWork,
  lifting,
  excavation,
  workAtHeight,
  confinedSpace,
  electrical,
  demolition,
};

/** An empty form starts with a page that has a block for every role of the chain; the author removes what is unnecessary. */
function everyRole(say: Say): Page[] {
  return [
    page(say('Henkilöt', 'People'), [
      person(say('Luvan laatija', 'Creator'), 'Creator'),
      person(say('Työn tekijä', 'Worker'), 'Worker'),
      person(say('Luvan myöntäjä', 'Permit issuer'), 'Grantor'),
      person(say('Työn hyväksyjä', 'Work approver'), 'WorkApprover'),
    ]),
  ];
}

export type PermitFormBeginning = { name: string; description: string; start: PermitFormStart };

/** The request body of a new permit form: a template's pages in a language, which the author then edits. */
export function newPermitForm(
  { name, description, start }: PermitFormBeginning,
  language: Language,
): AuthoredPermitForm {
  const say: Say = (finnish, english) => (language === 'fi' ? finnish : english);
  const languages = [language];
  return { ...NO_PERMIT_SETTINGS, ...SETTINGS[start], name, description, languages, pages: PAGES[start](say) };
}

/** The same with what a ready form says in the other languages of workers. */
export async function readyPermitForm(beginning: PermitFormBeginning, language: Language): Promise<NewPermitForm> {
  const form = newPermitForm(beginning, language);
  const { name, description, start } = beginning;
  if (start === 'empty') return form;
  const { loadReadyTexts, readyTranslations } = await import('../written-forms/templates/ready-translations.ts');
  const content = (say: Say) => ({ name, description, pages: PAGES[start](say) });
  return { ...form, ...(await readyTranslations(content, { base: language, ready: await loadReadyTexts() })) };
}
