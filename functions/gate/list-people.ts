import type { Reply } from '../../shared/core/endpoint.ts';
import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { passIdOf } from '../security/pass-id.ts';
import { readSigned } from '../store/entities/user-forms/signed-inductions.ts';
import { loadProject } from '../verbs/load-project.ts';
import type { World } from '../world.ts';
import { judgeInductionsById, type Judged } from './judge-inductions.ts';
import { bestOf, byPerson, personOf } from './people.ts';

/** A site of 2,000 people takes two pages. */
const MOST_INDUCTIONS = 1000;

/** Everybody with a signed induction of a project and their verdicts, for a phone at the gate. */
export async function listPeople({
  world,
  actor,
  params,
  query,
}: Call<typeof gateApi.people>): Promise<Reply<typeof gateApi.people>> {
  const project = await loadProject(world, actor, params.id);
  const list = `people of ${project._id} ${String(project.inductionFormIds)}`;
  const { after, nextCursor } = listRequest(world, actor, { list, query });
  const { ids, position } = await readSigned(world.table, { ...project, limit: MOST_INDUCTIONS, after });
  const judged = await judgeInductionsById(world, project, ids);
  return { items: byPerson(judged).map((person) => rowOf(world, person)), nextCursor: nextCursor(position) };
}

function rowOf({ keys }: World, person: [Judged, ...Judged[]]) {
  const best = bestOf(person);
  const others = person.filter((one) => one !== best).map(({ head }) => passIdOf(keys, head._id));
  return {
    ...personOf(best.head),
    verdict: best.verdict,
    passId: passIdOf(keys, best.head._id),
    ...(others.length > 0 && { otherPassIds: others }),
  };
}
