import type { Reply } from '../../shared/core/endpoint.ts';
import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Project } from '../../shared/projects/project.ts';
import { claimPinIn } from '../../shared/user-forms/claim-pin.ts';
import { taxNumberAsInteger } from '../../shared/user-forms/tax-number.ts';
import type { Call } from '../http/answer.ts';
import { passIdOf } from '../security/pass-id.ts';
import { findLinesOfNumber } from '../store/entities/workers/worker-traits.ts';
import { claimPinKey, userFormsPartition } from '../store/keys.ts';
import { findIds } from '../store/search/found-list.ts';
import { loadProject } from '../verbs/load-project.ts';
import { traitSeal } from '../security/trait-seal.ts';
import type { World } from '../world.ts';
import { judgeInductionsById, type Judged } from './judge-inductions.ts';
import { bestOf, byPerson, judgePerson, personOf } from './people.ts';

const MOST_FOUND = 10;

/** The people of a project by their names, or by all digits of an induction or of a tax number, each with their verdict. */
export async function findAtGate({
  world,
  actor,
  params,
  query,
}: Call<typeof gateApi.find>): Promise<Reply<typeof gateApi.find>> {
  const project = await loadProject(world, actor, params.id);
  const found = await judgeFound(world, project, query.q);
  return { items: byPerson(found).map((person) => rowOf(world, bestOf(person))) };
}

async function judgeFound(world: World, project: Project, q: string): Promise<Judged[]> {
  const pin = claimPinIn(q);
  if (pin !== undefined) return judgePin(world, project, pin);
  const number = taxNumberAsInteger(q.replaceAll(/\s/g, ''));
  const ids = number === undefined ? await idsOfName(world, project, q) : await idsOfNumber(world, project, number);
  return judgeInductionsById(world, project, ids);
}

async function judgePin(world: World, project: Project, pin: string): Promise<Judged[]> {
  const claim = await world.table.get(claimPinKey(pin));
  if (!claim) return [];
  const [own] = await judgeInductionsById(world, project, [String(claim['id'])]);
  return own ? [await judgePerson(world, project, own.head, own)] : [];
}

async function idsOfName({ table }: World, { company, inductionFormIds }: Project, q: string): Promise<string[]> {
  const partitions = inductionFormIds.map((formId) => userFormsPartition(company, formId, false));
  return (await findIds(table, { partitions, limit: MOST_FOUND, after: undefined, q })).ids;
}

/** By the sealed number of the project's list of workers: no key tells the number itself. */
async function idsOfNumber(world: World, project: Project, number: number): Promise<string[]> {
  const lines = await findLinesOfNumber(world.table, { project: project._id, number, seal: traitSeal(world) });
  return [...new Set(lines.flatMap(({ userForms }) => userForms))];
}

function rowOf({ keys }: World, { head, verdict, state }: Judged) {
  return { userFormId: head._id, passId: passIdOf(keys, head._id), ...personOf(head), verdict, state };
}
