import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { departmentApi } from '../../shared/departments/department-api.ts';
import type { Department } from '../../shared/departments/department.ts';
import { answer, type App } from '../http/answer.ts';
import { findDepartment } from '../store/departments.ts';
import type { World } from '../world.ts';
import { listDepartments } from './list-departments.ts';
import { createDepartment, removeDepartment, renameDepartment } from './save-department.ts';

export function mountDepartments(app: App, world: World): void {
  answer(app, world, departmentApi.list, ({ actor, query }) => listDepartments(world, actor, query));

  answer(app, world, departmentApi.get, ({ actor, params }) => loadDepartment(world, actor, params.id));

  answer(app, world, departmentApi.create, async ({ actor, body, once }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    return createDepartment(world, { actor, draft: body, once });
  });

  answer(app, world, departmentApi.update, async ({ actor, params, body }) =>
    renameDepartment(world, await loadDepartment(world, actor, params.id), body),
  );

  answer(app, world, departmentApi.remove, async ({ actor, params }) => {
    await removeDepartment(world, await loadDepartment(world, actor, params.id));
    return {};
  });
}

/** A department of the caller's company; root's reach every company. */
async function loadDepartment(world: World, actor: Actor, id: string): Promise<Department> {
  const department = await findDepartment(world.table, id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || department?.company === actor.company);
  if (!department || !isTheirs) throw new AppError('not_found');
  return department;
}
