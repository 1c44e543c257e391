import type { Language } from '../../shared/core/fields.ts';
import type { Page } from '../../shared/content/page.ts';
import type { PermitFormDraft } from '../../shared/permit-forms/permit-form.ts';
import { page, type Say } from '../form-editor/ready/parts.ts';
import { confinedSpace } from './templates/confined-space.ts';
import { electrical } from './templates/electrical.ts';
import { excavation } from './templates/excavation.ts';
import { hotWork } from './templates/hot-work.ts';
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
] as const;
export type PermitFormStart = (typeof PERMIT_FORM_STARTS)[number];

const PAGES: { [K in PermitFormStart]: (say: Say) => Page[] } = {
  empty: everyRole,
  hotWork,
  lifting,
  excavation,
  workAtHeight,
  confinedSpace,
  electrical,
};

/** A form without content begins with a page on which every role of the chain is asked for; the author removes what is not needed. */
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

/** A new permit form as it is sent: ready pages in a language for the author to make their own. */
export function newPermitForm({ name, description, start }: PermitFormBeginning, language: Language): PermitFormDraft {
  const say: Say = (finnish, english) => (language === 'fi' ? finnish : english);
  return { name, description, pages: PAGES[start](say) };
}
