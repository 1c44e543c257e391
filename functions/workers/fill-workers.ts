import type { Due } from '../store/due/due-kind.ts';
import { workerFillWrite } from '../store/due/kinds/worker-fill.ts';
import { readList } from '../store/index-list.ts';
import { userFormKey, userFormsPartition } from '../store/keys.ts';
import { findSitesOfForm } from '../store/entities/sites-of-forms.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { World } from '../world.ts';
import { putOnList } from './follow-induction.ts';

const INDUCTIONS_A_STEP = 25;

/** Puts the workers of a form's signed inductions on a project's list, some at a time; the order keeps how far it has come. */
export async function fillWorkers(world: World, fills: readonly Due<'workerFill'>[]): Promise<void> {
  for (const fill of fills) await fillOne(world, fill);
}

async function fillOne(world: World, { PK, SK, project, company, formId, after }: Due<'workerFill'>): Promise<void> {
  const { table } = world;
  const site = (await findSitesOfForm(table, formId)).find((one) => one.project === project);
  if (!site) return table.write([{ delete: { PK, SK } }]);
  const partitions = [userFormsPartition(company, formId, false)];
  const { items, position } = await readList(table, { index: 'GSI1', partitions, limit: INDUCTIONS_A_STEP, after });
  const heads = await table.getMany(items.map(({ id }) => userFormKey(String(id))));
  for (const found of heads) {
    const head = found && userFormOf(found);
    if (head && head.signed !== null) await putOnList(world, site, head);
  }
  const rest = { project, company, formId, ...(position !== undefined && { after: position }) };
  await table.write([
    position === undefined ? { delete: { PK, SK } } : workerFillWrite(rest, world.now().toISOString()),
  ]);
}
