import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { Drill, OpenDrill } from '../../shared/presence/drill.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { Call } from '../http/answer.ts';
import { newId } from '../security/random-ids.ts';
import {
  endedDrillWrites,
  findDrills,
  findOpenDrill,
  findTicks,
  newDrillWrite,
  tickWrite,
} from '../store/entities/presence/drills.ts';
import type { World } from '../world.ts';
import { loadProject } from '../verbs/load-project.ts';
import { isWritten } from '../verbs/until-written.ts';

/** The items of one transaction. */
const MOST_AT_ONCE = 100;
const MOST_SHOWN = 20;

type DrillCall = Call<typeof presenceApi.drill>;

/** One evacuation goes on at a site at a time, whoever starts it: who was ticked off by one is ticked off for all. */
export async function changeDrill({ world, actor, params, body }: DrillCall): Promise<OpenDrill> {
  const { table } = world;
  const { _id: project, presence } = await loadProject(world, actor, params.id);
  if (!presence) throw new AppError('invalid_state');
  const drill = await openedDrill(world, project, {
    people: body.people,
    by: { _id: actor.userId, name: actor.name },
  });
  const ticks = [...new Map(body.ticks.map((tick) => [tick.userFormId, tick])).values()];
  for (let start = 0; start < ticks.length; start += MOST_AT_ONCE) {
    const some = ticks.slice(start, start + MOST_AT_ONCE);
    await table.write(some.map((tick) => tickWrite(project, drill._id, tick, world.now())));
  }
  const shown = await withFound(world, project, drill);
  if (!body.isOver) return shown;
  const { foundIds, ...kept } = { ...shown, ended: world.now().toISOString() };
  await isWritten(table.write(endedDrillWrites(project, kept)));
  return { ...kept, foundIds };
}

async function openedDrill(world: World, project: string, start: Pick<Drill, 'people' | 'by'>): Promise<Drill> {
  const known = await findOpenDrill(world.table, project);
  if (known) return known;
  const made = { _id: newId(world), started: world.now().toISOString(), ended: null, found: 0, ...start };
  if (await isWritten(world.table.write([newDrillWrite(project, made)]))) return made;
  return openedDrill(world, project, start);
}

async function withFound({ table }: World, project: string, drill: Drill): Promise<OpenDrill> {
  const foundIds = await findTicks(table, project, drill._id);
  return { ...drill, found: foundIds.length, foundIds };
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
