import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findProject } from '../store/projects.ts';
import type { World } from '../world.ts';

/** Whose a project is, and its forms: one of the caller's company, or of any where root asks. */
export async function loadProject(
  world: World,
  actor: Actor,
  id: string,
): Promise<{ company: string; inductionFormIds: readonly string[] }> {
  const project = await findProject(world.table, id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || project?.company === actor.company);
  if (!project || !isTheirs) throw new AppError('not_found');
  const { company, inductionFormIds } = project;
  return { company, inductionFormIds };
}
