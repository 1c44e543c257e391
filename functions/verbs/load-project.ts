import type { Staff } from '../../shared/core/actor.ts';
import type { Project } from '../../shared/projects/project.ts';
import { projects } from '../store/entities/projects.ts';
import type { World } from '../world.ts';
import { loadOwned } from './load-owned.ts';

/** A project of the caller's company, or of any company for root. 404 otherwise. */
export function loadProject(world: World, actor: Staff, id: string): Promise<Project> {
  return loadOwned(world, { actor, find: projects.find, id });
}
