import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { mapUrlOf } from '../../content/map-url.ts';

type Named = Pick<UserForm, 'inductionForm'>;

/** The site's name: the first line of its title, otherwise the form's name. */
export function siteName({ inductionForm }: Named): string {
  return inductionForm.project.title[0]?.trim() || inductionForm.name;
}

/** The towns in the site's address, suggested as the place of a signature. */
export function siteTowns({ inductionForm }: Named): string[] {
  const towns = inductionForm.project.address.map((line) => /^\s*\d{5}\s+(.+?)\s*$/.exec(line)?.[1]);
  return [...new Set(towns.filter((town) => town !== undefined))];
}

/** A map link for the address; undefined without an address. */
export function mapUrl({ inductionForm }: Named): string | undefined {
  return mapUrlOf(inductionForm.project.address);
}
