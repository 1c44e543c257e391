import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { NO_WORKER } from '../../shared/workers/no-worker.ts';
import { newId } from '../security/random-ids.ts';
import type { Due } from '../store/due/due-kind.ts';
import { findSitesOfForm, type Site } from '../store/entities/sites-of-forms.ts';
import { renewalsBeside } from '../store/entities/user-forms/renewals.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { findApprovedAt, findUserForm } from '../store/entities/user-forms/user-forms.ts';
import type { WorkerLine } from '../store/entities/workers/worker-lines.ts';
import { findLinesLike } from '../store/entities/workers/worker-traits.ts';
import { lineWithout, projectWithWorkersWrite, workerLineWrites } from '../store/entities/workers/worker-writes.ts';
import type { Table, Write } from '../store/table.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { traitSeal } from '../security/trait-seal.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { followedLine, lineOfInduction, toldBy } from './followed-line.ts';

const ID_BYTES = 16;

/** Puts the workers of completed, approved and changed inductions on the lists of their sites; done twice it changes nothing more. */
export async function followInductions(world: World, tallies: readonly Due<'tally'>[]): Promise<void> {
  const changes = tallies.flatMap(({ change }) => (change.worker ? [{ ...change.worker, formId: change.formId }] : []));
  for (const { id, formId } of changes) {
    const head = await findUserForm(world.table, id);
    if (!head || head.signed === null) continue;
    for (const site of await findSitesOfForm(world.table, formId)) await putOnList(world, site, head);
  }
}

/** Puts the worker of a signed induction on a site's list, or brings the line up to date. */
export async function putOnList(world: World, site: Site, head: UserFormHead): Promise<void> {
  const seal = traitSeal(world);
  const approvedAt = await findApprovedAt(world.table, head);
  await untilWritten(async (tries) => {
    const person = { ...toldBy(head.user), userForms: [head._id, ...renewalsBeside(head)] };
    const known = await findLinesLike(world.table, { project: site.project, person, seal });
    const line = lineOfInduction(known, head);
    const _id = tries > 1 ? newId(world) : firstLineId(site, head);
    const after = followedLine(line ?? { ...newLine(world, site), _id }, head, approvedAt);
    if (line && isDeepStrictEqual({ ...after, userForms: line.userForms }, line) && line.userForms.includes(head._id))
      return;
    // An induction whose person or employer was corrected leaves a line that other inductions made too.
    const left = known.filter(({ _id, userForms }) => userForms.includes(head._id) && _id !== line?._id);
    const writes = workerLineWrites(line, { ...after, version: after.version + 1 }, seal);
    const ofLeft = left.flatMap((one) => lineWithout(one, head._id, seal));
    if (line || !site.hasWorkers || ofLeft.length > 0) return writeOnSite(world, site, [...writes, ...ofLeft]);
    await writeLineLast(world.table, writes);
  });
}

/** What leads to a line that is not there leads nowhere, and a transaction would take twice the units. */
async function writeLineLast(table: Table, [line, ...traits]: readonly Write[]): Promise<void> {
  await Promise.all(traits.map((trait) => table.write([trait])));
  await table.write(line ? [line] : []);
}

/** The same for all that follow an induction or its renewal at once: one of them makes the line, and the others find it. */
function firstLineId({ project }: Site, { _id, renewalOf }: UserFormHead): string {
  const made = createHash('sha256')
    .update(`${project} ${renewalOf?._id ?? _id}`)
    .digest();
  return made.subarray(0, ID_BYTES).toString('base64url');
}

/** A new line of a site, as one before its first save. */
export function newLine(world: World, { project, company }: Pick<Site, 'project' | 'company'>): WorkerLine {
  return {
    _id: newId(world),
    project,
    company,
    version: 0,
    created: world.now().toISOString(),
    ...NO_WORKER,
    taxNumberCheck: null,
    signed: null,
    approved: null,
    present: null,
    userForms: [],
    corrected: [],
    joinedTo: null,
  };
}

/** The first line of a site marks its project. A site that has ended, or is gone, keeps the list that it has. */
async function writeOnSite({ table }: World, { project, hasWorkers }: Site, writes: readonly Write[]): Promise<void> {
  try {
    await table.write([...writes, ...(hasWorkers ? [] : [projectWithWorkersWrite(project)])]);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.refused !== 'project') throw error;
  }
}
