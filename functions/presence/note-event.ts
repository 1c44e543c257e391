import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { PresenceEvent } from '../../shared/presence/presence-event.ts';
import { repeatedEvent, timeOfEvent } from '../../shared/presence/presence-log.ts';
import { judgePerson, personOf } from '../gate/people.ts';
import { newId } from '../security/random-ids.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { webhookEventWrite } from '../store/due/kinds/webhook-event.ts';
import { findPresent } from '../store/entities/presence/on-site.ts';
import { renewalsBeside } from '../store/entities/user-forms/renewals.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { Write } from '../store/table.ts';
import type { ConditionFailed } from '../store/table-errors.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { spanWrites } from './person-span.ts';
import { eventsOf, filedDays, logWrites, readLog, type PersonLog, type Whose } from './person-log.ts';

export type Noted = Reply<typeof presenceApi.note>;
type Judgement = Pick<PresenceEvent, 'verdict' | 'reasons'>;

/** Throws where the event is not to be noted. */
export type Stop = (head: UserFormHead, judgement: Judgement) => void;

export type Note = {
  whose: Whose;
  event: Pick<PresenceEvent, 'kind' | 'at' | 'by'>;
  once: Once | undefined;
  stop?: Stop;
};

/** When an event happened, by the server's clock; 422 at its field where that cannot be (rule 12.2). */
export function requireTime(told: Parameters<typeof timeOfEvent>[0], now: Date): string {
  const at = timeOfEvent(told, now);
  if (at === undefined) throw new AppError('bad_time', { issues: [{ path: 'at', code: 'bad_time' }] });
  return at;
}

/** Notes an event of a person of the project's company, over what others note of the person meanwhile. */
export function noteEvent(world: World, note: Note): Promise<Noted> {
  return untilWritten(() => noteOver(world, note), { onRefusal: stopAtProject });
}

function stopAtProject(refusal: ConditionFailed): void {
  if (refusal.refused === 'project') throw new AppError('not_found');
}

async function noteOver(world: World, { whose, event, once, stop }: Note): Promise<Noted> {
  const { table } = world;
  const now = world.now();
  const log = await standingLog(world, whose, localDate(new Date(event.at)));
  const { head } = log;
  if (head?.company !== whose.project.company) throw new AppError('not_found');
  const repeated = repeatedEvent(eventsOf(log), event);
  if (repeated) {
    const { result } = await writeOnce(table, { once, now, result: { id: repeated._id }, writes: [] });
    return shown(log, result.id);
  }
  const judgement = await judged(world, log, head, event);
  stop?.(head, judgement);
  const named = personOf(head);
  const made = { ...event, _id: newId(world), noted: now.toISOString(), struck: null, ...judgement };
  const days = filedDays(log, [...eventsOf(log), made], named);
  const writes = [
    ...logWrites(world, log, days, named),
    ...(await spanWrites(world, log, days)),
    ...toldWrites(log, made),
  ];
  const { result, isReplay } = await writeOnce(table, { once, now, result: { id: made._id }, writes });
  return shown(isReplay ? log : { ...log, days }, result.id);
}

/** What webhooks of the company are told of it; the time is that of the site. */
function toldWrites({ project, userForm }: Whose, { _id: id, kind, at }: Note['event'] & { _id: string }): Write[] {
  if (!project.hasWebhooks) return [];
  const { _id: projectId, company } = project;
  const data = { projectId, inductionId: userForm, state: kind };
  return [webhookEventWrite({ id, company, kind: `presence.${kind}`, at, data })];
}

/** Of what the induction renews, or what renews it, where the person is on the site by that: nobody stands there twice. */
async function standingLog(world: World, whose: Whose, day: string): Promise<PersonLog> {
  const log = await readLog(world, whose, day);
  const beside = log.head ? renewalsBeside(log.head) : [];
  if (beside.length === 0) return log;
  const [present] = await findPresent(world.table, whose.project, [whose.userForm, ...beside], world.now());
  return present && present.userForm !== whose.userForm
    ? readLog(world, { ...whose, userForm: present.userForm }, day)
    : log;
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
