import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Project } from '../../shared/projects/project.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { answer, type App } from '../http/answer.ts';
import { findProject } from '../store/projects.ts';
import type { World } from '../world.ts';
import { listProjects } from './list-projects.ts';
import { createProject, endProject, removeProject, updateProject } from './save-project.ts';

export function mountProjects(app: App, world: World): void {
  answer(app, world, projectApi.list, ({ actor, query }) => listProjects(world, actor, query));

  answer(app, world, projectApi.get, ({ actor, params }) => loadProject(world, actor, params.id));

  answer(app, world, projectApi.create, async ({ actor, body, once }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    return createProject(world, { actor, draft: body, once });
  });

  answer(app, world, projectApi.update, async ({ actor, params, body }) =>
    updateProject(world, { before: await loadProject(world, actor, params.id), body }),
  );

  answer(app, world, projectApi.remove, async ({ actor, params }) => {
    await removeProject(world, await loadProject(world, actor, params.id));
    return {};
  });

  answer(app, world, projectApi.end, async ({ actor, params }) =>
    endProject(world, await loadProject(world, actor, params.id), true),
  );

  answer(app, world, projectApi.reopen, async ({ actor, params }) =>
    endProject(world, await loadProject(world, actor, params.id), false),
  );
}

/** A project of the caller's company; root's reaches every company. */
async function loadProject(world: World, actor: Actor, id: string): Promise<Project> {
  const project = await findProject(world.table, id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || project?.company === actor.company);
  if (!project || !isTheirs) throw new AppError('not_found');
  return project;
}
