import { NO_PROJECT } from '../../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';

/** The back link of a permit: its project's permits, or in a trial its form. */
export function backPath({ project, permitFormId }: Pick<Permit, 'project' | 'permitFormId'>): string {
  return project === NO_PROJECT ? staffPaths.permitForm(permitFormId._id) : staffPaths.projectTab(project, 'permits');
}
