import { refOf } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { Call } from '../http/answer.ts';
import { loadProject } from '../verbs/load-project.ts';
import { untilWritten } from '../verbs/until-written.ts';
import { showDay } from './list-presence.ts';
import { eventsOf, filedDays, logWrites, readLog } from './person-log.ts';
import { spanWrites } from './person-span.ts';

/** Strikes a wrong event with a reason, once: a struck one stays as it was struck first. */
export async function strikePresence({
  world,
  actor,
  params,
  body,
}: Call<typeof presenceApi.strike>): Promise<Reply<typeof presenceApi.strike>> {
  const project = await loadProject(world, actor, params.id);
  return untilWritten(async () => {
    const log = await readLog(world, { project, userForm: params.personId }, body.day);
    const stored = log.days.find(({ day }) => day === body.day);
    const event = stored?.events.find(({ _id }) => _id === body.event);
    if (!stored || !event) throw new AppError('not_found');
    if (event.struck !== null) return showDay(stored);
    const by = refOf(actor);
    const struck = { ...event, struck: { at: world.now().toISOString(), by, reason: body.reason } };
    const days = filedDays(log, [...eventsOf(log).filter((one) => one !== event), struck], stored);
    await world.table.write([...logWrites(world, log, days, stored), ...(await spanWrites(world, log, days))]);
    return showDay(days.find(({ day }) => day === body.day) ?? stored);
  });
}
