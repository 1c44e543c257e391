import { refOf } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Drill, OpenDrill } from '../../shared/presence/drill.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { Call } from '../http/answer.ts';
import { passIdOf, userFormOfPass } from '../security/pass-id.ts';
import { newId } from '../security/random-ids.ts';
import {
  endedDrillWrites,
  findDrills,
  findOpenDrill,
  findTicks,
  keptDrillWrite,
  newDrillWrite,
  tickWrite,
} from '../store/entities/presence/drills.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { loadProject } from '../verbs/load-project.ts';
import { requireTime } from './note-event.ts';

/** The items of one transaction. */
const MOST_AT_ONCE = 100;
const MOST_SHOWN = 20;

type DrillCall = Call<typeof presenceApi.drill>;

/** One evacuation goes on at a site at a time, whoever starts it: who was ticked off by one is ticked off for all. */
export async function changeDrill({ world, actor, params, body }: DrillCall): Promise<OpenDrill> {
  const { table } = world;
  const { _id: project, presence } = await loadProject(world, actor, params.id);
  if (!presence) throw new AppError('invalid_state');
  const at = requireTime(body, world.now());
  const by = refOf(actor);
  const drill = await drillAt(world, project, { started: at, people: body.people, by }, body.isOver);
  await writeTicks(world, project, drill, body.ticks);
  const shown = await withFound(world, project, drill);
  const { foundPassIds, ...kept } = shown;
  if (kept.ended !== null) await table.write([keptDrillWrite(project, kept)]);
  if (kept.ended !== null || !body.isOver) return shown;
  const ended = at < kept.started ? kept.started : at;
  await isWritten(table.write(endedDrillWrites(project, { ...kept, ended })));
  return { ...kept, ended, foundPassIds };
}

async function writeTicks(world: World, project: string, { _id }: Drill, given: DrillCall['body']['ticks']) {
  const ticks = [...new Map(given.map((tick) => [tick.passId, tick])).values()].flatMap(({ passId, isFound }) => {
    const userFormId = userFormOfPass(world.keys, passId);
    return userFormId === undefined ? [] : [{ userFormId, isFound }];
  });
  for (let start = 0; start < ticks.length; start += MOST_AT_ONCE) {
    const some = ticks.slice(start, start + MOST_AT_ONCE);
    await world.table.write(some.map((tick) => tickWrite(project, _id, tick, world.now())));
  }
}

/** The evacuation that goes on, or that went on then: a phone without a network tells later. A new one where there was none. */
async function drillAt(
  world: World,
  project: string,
  start: Pick<Drill, 'started' | 'people' | 'by'>,
  isOver: boolean,
): Promise<Drill> {
  const { table } = world;
  const open = await findOpenDrill(table, project);
  if (open) return open;
  const [newest] = await findDrills(table, project, 1);
  // An end that is told again ends no other one.
  if (newest?.ended && (isOver || start.started < newest.ended)) return newest;
  const made = { _id: newId(world), ended: null, found: 0, ...start };
  if (await isWritten(table.write([newDrillWrite(project, made)]))) return made;
  return drillAt(world, project, start, isOver);
}

async function withFound({ table, keys }: World, project: string, drill: Drill): Promise<OpenDrill> {
  const found = await findTicks(table, project, drill._id);
  return { ...drill, found: found.length, foundPassIds: found.map((userFormId) => passIdOf(keys, userFormId)) };
}

export async function listDrills({
  world,
  actor,
  params,
}: Call<typeof presenceApi.drills>): Promise<Reply<typeof presenceApi.drills>> {
  const { _id: project } = await loadProject(world, actor, params.id);
  const open = await findOpenDrill(world.table, project);
  return {
    open: open ? await withFound(world, project, open) : null,
    items: await findDrills(world.table, project, MOST_SHOWN),
  };
}
