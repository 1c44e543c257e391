import { createHash } from 'node:crypto';
import type { Staff } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { PresenceEvent } from '../../shared/presence/presence-event.ts';
import { repeatedEvent, timeOfEvent } from '../../shared/presence/presence-log.ts';
import { judgePerson, personOf } from '../gate/people.ts';
import type { Call } from '../http/answer.ts';
import { userFormOfPass } from '../security/pass-id.ts';
import { newId } from '../security/random-ids.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { ConditionFailed } from '../store/table-errors.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { loadProject } from '../verbs/load-project.ts';
import { requireOwned } from '../verbs/load-owned.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { spanWrites } from './person-span.ts';
import { eventsOf, filedDays, logWrites, readLog, type PersonLog, type Whose } from './person-log.ts';

type NoteCall = Call<typeof presenceApi.note>;
type Noted = Reply<typeof presenceApi.note>;

/** Notes an arrival or a leaving at the gate, also against the verdict, which is kept with it. */
export async function notePresence({ world, actor, params, body, once }: NoteCall): Promise<Noted> {
  const project = await loadProject(world, actor, params.id);
  if (!project.presence) throw new AppError('invalid_state');
  const at = timeOfEvent(body, world.now());
  if (at === undefined) throw new AppError('bad_time', { issues: [{ path: 'at', code: 'bad_time' }] });
  const userForm = body.userFormId ?? userFormOfPass(world.keys, body.passId ?? '') ?? '';
  const event = { kind: body.kind, at, by: { _id: actor.userId, name: actor.name } };
  return untilWritten(
    () => noteEvent(world, { whose: { project, userForm }, actor, event, once: once && onceOf(once, body) }),
    { onRefusal: stopAtProject },
  );
}

/** The phone's clock at the sending differs at every try: the key is good for the rest of the body. */
function onceOf(once: Once, { sentAt: _sentAt, ...body }: NoteCall['body']): Once {
  return { ...once, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}

function stopAtProject(refusal: ConditionFailed): void {
  if (refusal.refused === 'project') throw new AppError('not_found');
}

type Note = {
  whose: Whose;
  actor: Staff;
  event: Pick<PresenceEvent, 'kind' | 'at' | 'by'>;
  once: Once | undefined;
};

async function noteEvent(world: World, { whose, actor, event, once }: Note): Promise<Noted> {
  const { table } = world;
  const now = world.now();
  const log = await readLog(world, whose, localDate(new Date(event.at)));
  const head = requireOwned(actor, log.head);
  if (head.company !== whose.project.company) throw new AppError('not_found');
  const repeated = repeatedEvent(eventsOf(log), event);
  if (repeated) {
    const { result } = await writeOnce(table, { once, now, result: { id: repeated._id }, writes: [] });
    return shown(log, result.id);
  }
  const named = personOf(head);
  const made = { ...event, _id: newId(world), noted: now.toISOString(), struck: null };
  const days = filedDays(log, [...eventsOf(log), { ...made, ...(await judged(world, whose, head, event)) }], named);
  const writes = [...logWrites(world, log, days, named), ...(await spanWrites(world, log, days))];
  const { result, isReplay } = await writeOnce(table, { once, now, result: { id: made._id }, writes });
  return shown(isReplay ? log : { ...log, days }, result.id);
}

/** The gate's word on an arrival; a leaving has none. */
async function judged(world: World, { project }: Whose, head: UserFormHead, { kind }: Note['event']) {
  if (kind === 'out') return { verdict: null, reasons: [] };
  const { verdict, reasons } = await judgePerson(world, project, head);
  return { verdict, reasons };
}

function shown({ days, userForm }: PersonLog, id: string): Noted {
  for (const { day, events } of days) {
    const event = events.find(({ _id }) => _id === id);
    if (event) return { ...event, userFormId: userForm, day };
  }
  throw new AppError('not_found');
}
