import type { ProjectTexts } from '../forms/form-settings.ts';

/** The site's name: the first line of its title, otherwise the form's name. */
export function siteNameOf({ name, project }: { name: string; project: Pick<ProjectTexts, 'title'> }): string {
  return project.title[0]?.trim() || name;
}
