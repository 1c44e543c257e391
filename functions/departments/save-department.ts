import type { Staff } from '../../shared/core/actor.ts';
import type { Department, DepartmentDraft } from '../../shared/departments/department.ts';
import { companyAsked } from '../http/company-asked.ts';
import { homeRefusal } from '../http/home-of-new.ts';
import { newId } from '../security/random-ids.ts';
import { companyCheck } from '../store/entities/companies.ts';
import { departments, removedDepartmentWrites } from '../store/entities/departments.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { changeStored } from '../verbs/change-stored.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';

type Creation = { actor: Staff; draft: DepartmentDraft; once: Once | undefined };

export async function createDepartment(world: World, { actor, draft, once }: Creation): Promise<Department> {
  const now = world.now();
  const company = companyAsked(actor, draft);
  const department = { _id: newId(world), company, name: draft.name, created: now.toISOString(), version: 1 };
  const result = { id: department._id };
  const writes = [companyCheck(company), ...departments.newWrites(department)];
  try {
    const written = await writeOnce(world.table, { once, now, result, writes });
    return written.isReplay ? await loadStored(world, departments.find, written.result.id) : department;
  } catch (error) {
    throw homeRefusal(error) ?? error;
  }
}

/** Saves the name over the version that the caller knew; an unchanged name succeeds with any version. */
export async function renameDepartment(
  world: World,
  before: Department,
  { name, version }: { name: string; version: number },
): Promise<Department> {
  if (name === before.name) return before;
  await requireVersion({ version }, before, () => before);
  const after = { ...before, name, version: before.version + 1 };
  const current = () => loadStored(world, departments.find, before._id);
  await saveOver(world, { writes: departments.changedWrites(before, after), current });
  return after;
}

/** Removes a department, even if renamed meanwhile. */
export async function removeDepartment(world: World, department: Department): Promise<void> {
  const at = world.now().toISOString();
  await changeStored(world, {
    find: departments.find,
    before: department,
    change: (current) => world.table.write(removedDepartmentWrites(current, at)),
  });
}
