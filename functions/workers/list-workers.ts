import type { Reply } from '../../shared/core/endpoint.ts';
import type { Project } from '../../shared/projects/project.ts';
import { localDate } from '../../shared/core/dates.ts';
import { seemsEnded } from '../../shared/workers/seems-ended.ts';
import { isOnListBetween } from '../../shared/workers/work-days.ts';
import type { workerApi } from '../../shared/workers/worker-api.ts';
import type { Worker } from '../../shared/workers/worker.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { searchWords, sortTextOf } from '../store/search/search-entries.ts';
import { findWorkerLines, type WorkerLine } from '../store/entities/workers/worker-lines.ts';
import { loadProject } from '../verbs/load-project.ts';
import type { World } from '../world.ts';
import { joinLines } from './joined-lines.ts';
import { findLastOnSite, showWorker } from './show-worker.ts';

type ListCall = Call<typeof workerApi.list>;

/** The workers of a site by name. The whole list is read, one Query a megabyte, since it is counted and filtered whole (rule 1.2). */
export async function listWorkers(call: ListCall): Promise<Reply<typeof workerApi.list>> {
  const { world, actor, params, query } = call;
  const { day, month, missing, seemsEnded: isUnseen, ...rest } = query;
  const list = `workers of ${params.id} ${JSON.stringify([day, month, missing, isUnseen])}`;
  const { limit, after, nextCursor } = listRequest(world, actor, { list, query: rest });
  const site = await loadProject(world, actor, params.id);
  const shown = await findPlaced(world, site);
  const today = localDate(world.now());
  const asked = shown.filter(
    ({ place, worker }) => isAsked(query, worker, today) && (after === undefined || place > after),
  );
  const page = asked.slice(0, limit);
  return {
    items: page.map(({ worker }) => worker),
    nextCursor: nextCursor(asked.length > limit ? page.at(-1)?.place : undefined),
    counts: {
      all: shown.length,
      missing: shown.filter(({ worker }) => worker.missing.length > 0).length,
      seemsEnded: shown.filter(({ worker }) => seemsEnded(worker, today)).length,
    },
  };
}

/** Everybody on a site's list, by name. */
export async function showAllWorkers(world: World, site: Project): Promise<Worker[]> {
  return (await findPlaced(world, site)).map(({ worker }) => worker);
}

async function findPlaced(world: World, site: Project): Promise<{ place: string; worker: Worker }[]> {
  const [all, last] = await Promise.all([findWorkerLines(world.table, site._id), findLastOnSite(world, site)]);
  return joinLines(all)
    .map((line) => ({ place: placeOf(line), worker: showWorker(line, site, last) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
}

const placeOf = ({ firstName, lastName, _id }: WorkerLine) => `${sortTextOf(`${lastName} ${firstName}`)}#${_id}`;

function isAsked(query: ListCall['query'], worker: Worker, today: string): boolean {
  const { q, day, month, missing, seemsEnded: isUnseen } = query;
  const [from, until] = month ? [`${month}-01`, `${month}-31`] : [day, day];
  const isThen = from === undefined || until === undefined || isOnListBetween(worker, from, until);
  const isLacking = missing === undefined || worker.missing.length > 0 === (missing === 'true');
  return isThen && isLacking && (!isUnseen || seemsEnded(worker, today)) && isFound(q, worker);
}

/** By beginnings of words of the name and the employer. */
function isFound(q: string | undefined, { firstName, lastName, employer }: Worker): boolean {
  const words = searchWords([firstName, lastName, employer]);
  return searchWords([q ?? '']).every((asked) => words.some((word) => word.startsWith(asked)));
}
