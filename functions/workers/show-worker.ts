import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Project } from '../../shared/projects/project.ts';
import { missingData } from '../../shared/workers/missing-data.ts';
import { endOf, startOf } from '../../shared/workers/work-days.ts';
import type { workerApi } from '../../shared/workers/worker-api.ts';
import { WorkerFacts, type Worker } from '../../shared/workers/worker.ts';
import {
  findWorkerEvents,
  findWorkerLine,
  findWorkerLines,
  type WorkerLine,
} from '../store/entities/workers/worker-lines.ts';
import { findLastPresent } from '../store/entities/presence/presence-spans.ts';
import type { World } from '../world.ts';
import { joinLines } from './joined-lines.ts';

const FACTS = Object.keys(WorkerFacts.shape) as (keyof WorkerFacts)[];

/** What staff may correct of a line, and nothing else of it. */
export const factsOf = (line: WorkerFacts): WorkerFacts =>
  Object.fromEntries(FACTS.map((name) => [name, line[name]])) as WorkerFacts;

/** The last day of presence of each induction of a site. */
export type LastPresent = ReadonlyMap<string, string>;

/** Of a site that notes presence; nobody's on any other. */
export async function findLastOnSite({ table }: World, { _id, presence }: Project): Promise<LastPresent> {
  return presence ? findLastPresent(table, _id) : new Map();
}

/** A line as the list shows it; its last day is the site's where staff know no other. */
export function showWorker(line: WorkerLine, site: Pick<Project, 'ended' | 'endDate'>, last: LastPresent): Worker {
  const start = startOf(line);
  const { _id, version, userForms, taxNumberCheck } = line;
  return {
    _id,
    version,
    ...factsOf(line),
    taxNumberState: taxNumberCheck?.state ?? null,
    start,
    end: endOf(line, site),
    lastPresent:
      userForms
        .flatMap((id) => last.get(id) ?? [])
        .toSorted()
        .at(-1) ?? null,
    missing: missingData(line, start !== null),
    userForms,
  };
}

/** A line of a site, as it is stored, and as the list shows it with the lines joined to it. 404 where the site has none of that id. */
export async function loadJoined(world: World, site: Pick<Project, '_id'>, id: string) {
  const all = await findWorkerLines(world.table, site._id);
  const stored = await findWorkerLine(world.table, site._id, id);
  if (!stored) throw new AppError('not_found');
  const others = all.filter(({ joinedTo }) => joinedTo === id);
  const [line = stored] = joinLines([{ ...stored, joinedTo: null }, ...others]);
  return { stored, line, others, all };
}

/** A line with its corrections and the lines joined to it. */
export async function showWholeWorker(world: World, site: Project, id: string): Promise<Reply<typeof workerApi.get>> {
  const { line, others } = await loadJoined(world, site, id);
  const last = await findLastOnSite(world, site);
  return {
    ...showWorker(line, site, last),
    joined: others.map((one) => showWorker(one, site, last)),
    history: await findWorkerEvents(world.table, site._id, id),
  };
}
