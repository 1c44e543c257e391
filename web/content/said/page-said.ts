import type { UserPage } from '../../../shared/content/page.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { PageSaid } from './said.tsx';

/** How a page is shown of a form in several languages. */
export function saidOf({ inductionForm }: Pick<UserForm, 'inductionForm'>, page: UserPage): PageSaid | undefined {
  const [base] = inductionForm.languages ?? [];
  return base && { language: page.language ?? base, base, marks: page.marks ?? {} };
}
