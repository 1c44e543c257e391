import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Project } from '../../shared/projects/project.ts';
import { findProject } from '../store/projects.ts';
import type { World } from '../world.ts';

/** The project that cards are asked of: of the caller's company; root's reaches every company. */
export async function loadProject(world: World, actor: Actor, id: string): Promise<Project> {
  const project = await findProject(world.table, id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || project?.company === actor.company);
  if (!project || !isTheirs) throw new AppError('not_found');
  return project;
}
