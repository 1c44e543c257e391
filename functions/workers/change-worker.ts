import { isDeepStrictEqual } from 'node:util';
import { refOf, type Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Project } from '../../shared/projects/project.ts';
import { detailsFormatIssues } from '../../shared/user-forms/details.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { workerApi } from '../../shared/workers/worker-api.ts';
import type { WorkerEvent, WorkerFacts } from '../../shared/workers/worker.ts';
import type { Call } from '../http/answer.ts';
import { newId } from '../security/random-ids.ts';
import type { WorkerLine } from '../store/entities/workers/worker-lines.ts';
import {
  projectWithWorkersWrite,
  workerEventWrite,
  workerLineWrites,
} from '../store/entities/workers/worker-writes.ts';
import { writeOnce } from '../store/once.ts';
import type { Write } from '../store/table.ts';
import { loadProject } from '../verbs/load-project.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import { traitSeal } from '../security/trait-seal.ts';
import { newLine } from './follow-induction.ts';
import { factsOf, loadJoined, showWholeWorker } from './show-worker.ts';

type Whole = Reply<typeof workerApi.get>;

/** Adds a worker by hand: what staff give counts as corrected, so that no later induction takes it back. */
export async function addWorker({ world, actor, params, body, once }: Call<typeof workerApi.add>): Promise<Whole> {
  const site = await loadProject(world, actor, params.id);
  requireWellFormed(world, body);
  const empty = newLine(world, { project: site._id, company: site.company });
  const line = { ...empty, ...body, version: 1, corrected: changedFacts(empty, body) };
  const { result } = await writeOnce(world.table, {
    once,
    now: world.now(),
    result: { id: line._id },
    writes: [
      ...workerLineWrites(undefined, line, traitSeal(world)),
      eventOf(world, line, { actor, what: 'added', former: {} }),
      projectWithWorkersWrite(site._id),
    ],
  });
  return showWholeWorker(world, site, result.id);
}

/** Corrects a line over the version that the caller knew; the former facts stay in its history. */
export async function correctWorker(call: Call<typeof workerApi.correct>): Promise<Whole> {
  const { world, actor, params, body } = call;
  const { version, ...facts } = body;
  const { site, stored, line, current } = await loadLine(call);
  requireWellFormed(world, facts);
  const changed = changedFacts(line, facts);
  if (changed.length === 0) return current();
  await requireVersion({ version }, stored, current);
  const after = {
    ...stored,
    ...Object.fromEntries(changed.map((name) => [name, facts[name]])),
    version: stored.version + 1,
    corrected: [...new Set([...stored.corrected, ...changed])],
    taxNumberCheck: changed.includes('taxNumber') ? null : stored.taxNumberCheck,
  };
  const former = Object.fromEntries(changed.map((name) => [name, line[name]]));
  const event = eventOf(world, stored, { actor, what: 'corrected', former });
  await saveOver(world, { writes: [...workerLineWrites(stored, after, traitSeal(world)), event], current });
  return showWholeWorker(world, site, params.workerId);
}

/** The site and the line of a call, with what answers it as it is now. 404 where the site has none of that id. */
export async function loadLine(call: {
  world: World;
  actor: Staff;
  params: { id: string; workerId: string };
}): Promise<{ site: Project; current: () => Promise<Whole> } & Awaited<ReturnType<typeof loadJoined>>> {
  const { world, actor, params } = call;
  const site = await loadProject(world, actor, params.id);
  const current = () => showWholeWorker(world, site, params.workerId);
  return { site, current, ...(await loadJoined(world, site, params.workerId)) };
}

type Told = { actor: Staff; what: WorkerEvent['what']; former: Record<string, unknown> };

export function eventOf(world: World, line: WorkerLine, { actor, what, former }: Told): Write {
  const by = refOf(actor);
  return workerEventWrite(line, { at: world.now().toISOString(), by, what, former }, newId(world));
}

function changedFacts(before: WorkerFacts, after: WorkerFacts): (keyof WorkerFacts)[] {
  const names = Object.keys(factsOf(after)) as (keyof WorkerFacts)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** 422 for a number or a day that is none, and for work that ends before it begins. */
function requireWellFormed(world: World, { employer, startDate, endDate, ...facts }: WorkerFacts): void {
  const details = { ...facts, company: employer };
  const issues = detailsFormatIssues(details, localDate(world.now())).map(({ path, ...issue }) => ({
    ...issue,
    path: path.replace('user.', ''),
  }));
  const isBackwards = startDate !== null && endDate !== null && endDate < startDate;
  if (isBackwards) issues.push({ path: 'endDate', code: 'invalid_value' });
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}
