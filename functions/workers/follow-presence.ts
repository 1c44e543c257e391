import { traitSeal } from '../security/trait-seal.ts';
import type { Due } from '../store/due/due-kind.ts';
import { findPresenceSpans } from '../store/entities/presence/presence-spans.ts';
import { projects } from '../store/entities/projects.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { findLinesLike } from '../store/entities/workers/worker-traits.ts';
import { workerLineWrites } from '../store/entities/workers/worker-writes.ts';
import { isWritten } from '../store/table-errors.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { toldBy } from './followed-line.ts';
import { putOnList } from './follow-induction.ts';

/** Puts who was noted on a site on its list of workers, with the first day of presence; done twice it changes nothing more. */
export async function followPresence(world: World, follows: readonly Due<'presenceFollow'>[]): Promise<void> {
  for (const follow of follows) {
    await followOne(world, follow);
    const { PK, SK, GSI3SK } = follow;
    // What was noted meanwhile has its own place in the queue, and is followed once more.
    const isSame = { condition: 'GSI3SK = :place', values: { ':place': GSI3SK } };
    await isWritten(world.table.write([{ delete: { PK, SK }, ...isSame }]));
  }
}

async function followOne(world: World, { project, company, userForm }: Due<'presenceFollow'>): Promise<void> {
  const { table } = world;
  const [head, site] = await Promise.all([findUserForm(table, userForm), projects.find(table, project)]);
  if (!head || !site) return;
  await putOnList(world, { project, company, hasWorkers: true }, head);
  const seal = traitSeal(world);
  await untilWritten(async () => {
    const person = { ...toldBy(head.user), userForms: [userForm] };
    const known = await findLinesLike(table, { project, person, seal });
    const line = known.find(({ userForms }) => userForms.includes(userForm));
    if (!line) return;
    const spans = await findPresenceSpans(table, project, line.userForms);
    const present = spans.flatMap(({ first }) => first ?? []).toSorted()[0] ?? null;
    if (present === line.present) return;
    await table.write(workerLineWrites(line, { ...line, present, version: line.version + 1 }, seal));
  });
}
