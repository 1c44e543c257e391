import type { projectApi } from '../../shared/projects/project-api.ts';
import type { Handlers } from '../http/answer.ts';
import { loadProject } from '../verbs/load-project.ts';
import { listProjects } from './list-projects.ts';
import { closeBoard, openBoard } from './change-board.ts';
import { createProject, endProject, removeProject, saveZones, updateProject } from './save-project.ts';

export const projectHandlers = {
  list: ({ world, actor, query }) => listProjects(world, actor, query),

  get: ({ world, actor, params }) => loadProject(world, actor, params.id),

  create: ({ world, actor, body, once }) => createProject(world, { actor, draft: body, once }),

  update: async ({ world, actor, params, body }) =>
    updateProject(world, { before: await loadProject(world, actor, params.id), body }),

  remove: async ({ world, actor, params }) => {
    await removeProject(world, await loadProject(world, actor, params.id));
    return {};
  },

  end: async ({ world, actor, params }) => endProject(world, await loadProject(world, actor, params.id), true),

  saveZones: async ({ world, actor, params, body }) =>
    saveZones(world, { before: await loadProject(world, actor, params.id), body }),

  openBoard: async ({ world, actor, params, once }) =>
    openBoard(world, await loadProject(world, actor, params.id), once),

  closeBoard: async ({ world, actor, params }) => closeBoard(world, await loadProject(world, actor, params.id)),

  reopen: async ({ world, actor, params }) => endProject(world, await loadProject(world, actor, params.id), false),
} satisfies Handlers<typeof projectApi>;
