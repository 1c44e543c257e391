import type { projectApi } from '../../shared/projects/project-api.ts';
import type { Handlers } from '../http/answer.ts';
import { loadProject } from '../verbs/load-project.ts';
import { listProjects } from './list-projects.ts';
import { closeBoard, openBoard } from './change-board.ts';
import { withPlan } from './site-plan.ts';
import { createProject, endProject, removeProject, saveZones, updateProject } from './save-project.ts';

export const projectHandlers = {
  list: ({ world, actor, query }) => listProjects(world, actor, query),

  get: async ({ world, actor, params }) => withPlan(world, await loadProject(world, actor, params.id)),

  create: async ({ world, actor, body, once }) =>
    withPlan(world, await createProject(world, { actor, draft: body, once })),

  update: async ({ world, actor, params, body }) =>
    withPlan(world, await updateProject(world, { before: await loadProject(world, actor, params.id), body })),

  remove: async ({ world, actor, params }) => {
    await removeProject(world, await loadProject(world, actor, params.id));
    return {};
  },

  end: async ({ world, actor, params }) =>
    withPlan(world, await endProject(world, await loadProject(world, actor, params.id), true)),

  saveZones: async ({ world, actor, params, body }) =>
    withPlan(world, await saveZones(world, { before: await loadProject(world, actor, params.id), body })),

  openBoard: async ({ world, actor, params, once }) =>
    withPlan(world, await openBoard(world, await loadProject(world, actor, params.id), once)),

  closeBoard: async ({ world, actor, params }) =>
    withPlan(world, await closeBoard(world, await loadProject(world, actor, params.id))),

  reopen: async ({ world, actor, params }) =>
    withPlan(world, await endProject(world, await loadProject(world, actor, params.id), false)),
} satisfies Handlers<typeof projectApi>;
