import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Department, DepartmentDraft } from '../../shared/departments/department.ts';
import { companyOfNew, homeRefusal } from '../http/home-of-new.ts';
import { newId } from '../http/random-ids.ts';
import { companyCheck } from '../store/companies.ts';
import {
  changedDepartmentWrites,
  findDepartment,
  newDepartmentWrites,
  removedDepartmentWrites,
} from '../store/departments.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';

type Creation = { actor: Staff; draft: DepartmentDraft; once: Once | undefined };

export async function createDepartment(world: World, { actor, draft, once }: Creation): Promise<Department> {
  const now = world.now();
  const company = companyOfNew(actor, draft.company);
  const department = { _id: newId(world), company, name: draft.name, created: now.toISOString(), version: 1 };
  const result = { id: department._id };
  const writes = [companyCheck(company), ...newDepartmentWrites(department)];
  try {
    const written = await writeOnce(world.table, { once, now, result, writes });
    return written.isReplay ? await existing(world, written.result.id) : department;
  } catch (error) {
    throw homeRefusal(error, 0) ?? error;
  }
}

/** Saves the name over the version that the caller knew; the name that it has is well whatever its version. */
export async function renameDepartment(
  world: World,
  before: Department,
  { name, version }: { name: string; version: number },
): Promise<Department> {
  if (name === before.name) return before;
  if (version !== before.version) throw new AppError('version_conflict', { current: before });
  const after = { ...before, name, version: before.version + 1 };
  try {
    await world.table.write(changedDepartmentWrites(before, after));
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('version_conflict', { current: await existing(world, before._id) });
  }
}

export async function removeDepartment(world: World, department: Department): Promise<void> {
  try {
    await world.table.write(removedDepartmentWrites(department, world.now().toISOString()));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Renamed meanwhile, or removed by somebody else.
    await removeDepartment(world, await existing(world, department._id));
  }
}

async function existing(world: World, id: string): Promise<Department> {
  const department = await findDepartment(world.table, id);
  if (!department) throw new AppError('not_found');
  return department;
}
