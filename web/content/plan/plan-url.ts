import type { ShownProject } from '../../../shared/projects/project.ts';
import { pictureUrl } from '../page-files.ts';

/** Where the picture of a site's plan is; undefined where the site has none. A new one that is not saved is a data URL. */
export function planUrl({ _id, planToken }: ShownProject, plan: string | undefined): string | undefined {
  if (plan === undefined) return undefined;
  return pictureUrl(
    plan,
    planToken === undefined ? undefined : { folder: `/static/images/project/${_id}/`, token: planToken },
  );
}
