import { NO_PROJECT } from '../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { paths } from '../app/paths.ts';

/** Where the way back from a permit leads: to its project's permits, or to its form where it is only tried out (specification 2). */
export function backPath({ project, permitFormId }: Pick<Permit, 'project' | 'permitFormId'>): string {
  return project === NO_PROJECT ? paths.permitForm(permitFormId._id) : paths.projectTab(project, 'permits');
}
