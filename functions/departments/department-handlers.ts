import type { departmentApi } from '../../shared/departments/department-api.ts';
import type { Handlers } from '../http/answer.ts';
import { departments } from '../store/entities/departments.ts';
import { loadOwned } from '../verbs/load-owned.ts';
import { listDepartments } from './list-departments.ts';
import { createDepartment, removeDepartment, renameDepartment } from './save-department.ts';

export const departmentHandlers = {
  list: ({ world, actor, query }) => listDepartments(world, actor, query),

  get: ({ world, actor, params }) => loadOwned(world, { actor, find: departments.find, id: params.id }),

  create: ({ world, actor, body, once }) => createDepartment(world, { actor, draft: body, once }),

  update: async ({ world, actor, params, body }) =>
    renameDepartment(world, await loadOwned(world, { actor, find: departments.find, id: params.id }), body),

  remove: async ({ world, actor, params }) => {
    await removeDepartment(world, await loadOwned(world, { actor, find: departments.find, id: params.id }));
    return {};
  },
} satisfies Handlers<typeof departmentApi>;
