import { baseLanguageOf } from '../../../shared/content/base-language.ts';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { PageSaid } from './said.tsx';

/** The language of a page's title. */
export const titleLanguage = ({ language, base, marks }: PageSaid): WorkerLanguage =>
  marks['title'] === 'base' ? base : language;

/** How a page of a form is shown. */
export function saidOf({ inductionForm }: Pick<UserForm, 'inductionForm'>, page: UserPage): PageSaid {
  const base = baseLanguageOf(inductionForm);
  return { language: page.language ?? base, base, marks: page.marks ?? {} };
}

/** How the site's own texts are shown. A name is not translated. */
export function siteSaidOf({ inductionForm, language }: Pick<UserForm, 'inductionForm' | 'language'>): PageSaid {
  const base = baseLanguageOf(inductionForm);
  return { language: language ?? base, base, marks: { ...inductionForm.marks, title: 'base' } };
}
