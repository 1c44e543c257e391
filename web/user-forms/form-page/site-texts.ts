import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { siteNameOf } from '../../../shared/content/poster/site-name.ts';

type Named = Pick<UserForm, 'inductionForm'>;

/** The name of an induction's site. */
export function siteName({ inductionForm }: Named): string {
  return siteNameOf(inductionForm);
}

/** The towns in the site's address, suggested as the place of a signature. */
export function siteTowns({ inductionForm }: Named): string[] {
  const towns = inductionForm.project.address.map((line) => /^\s*\d{5}\s+(.+?)\s*$/.exec(line)?.[1]);
  return [...new Set(towns.filter((town) => town !== undefined))];
}
