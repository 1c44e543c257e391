import { pendingRole } from '../../../shared/permits/permit-chain.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import { dayMissed } from '../../../shared/permits/watch.ts';
import { permitValidity } from '../../../shared/permits/permit-validity.ts';
import type { PermitEvent } from '../../../shared/permits/permit.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { permitClockEnd, permitClockWrite, type PermitHour } from '../../store/due/kinds/permit-clock.ts';
import { findPermit } from '../../store/entities/permits/permits.ts';
import { everybodyOf, unseenChange, type PermitHead } from '../../store/entities/permits/permit-record.ts';
import { changedPermitWrites } from '../../store/entities/permits/permit-writes.ts';
import type { Write } from '../../store/table.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { standingOf } from '../load-permit.ts';
import { permitEvent } from '../permit-event.ts';
import { askPerson, tellPersons, tellUser } from '../permit-messages.ts';
import { openAnew } from '../pins/permit-pins.ts';
import { grantersOf } from './granters.ts';
import { workEndClock } from './permit-clock.ts';
import { watchersOf } from './watch-permit.ts';

/** What an hour does to a permit as it is now; nothing where the permit has moved on. */
type Struck = {
  after?: PermitHead;
  event?: Partial<PermitEvent> & Pick<PermitEvent, 'what'>;
  writes?: readonly Write[];
};

const HOURS: Readonly<Record<PermitHour, (world: World, head: PermitHead) => Promise<Struck> | Struck>> = {
  signer: remindSigners,
  ending: tellOfEnd,
  extension: lapse,
  round: tellOfLateRound,
  workEnd: tellOfUnsaidEnd,
};

/** Does what is due by the clock of permits; each hour is taken off in the transaction of what it does. */
export async function runPermitClock(world: World, items: readonly Due<'permitClock'>[]): Promise<void> {
  for (const item of items) await untilWritten(async () => world.table.write(await writesOf(world, item)));
}

async function writesOf(world: World, item: Due<'permitClock'>): Promise<Write[]> {
  const [now] = await world.table.getMany([{ PK: item.PK, SK: item.SK }]);
  // Another worker was first, or the hour was set anew.
  if (now?.['GSI3SK'] !== item['GSI3SK']) return [];
  const head = await findPermit(world.table, item.permitId);
  if (!head) return [permitClockEnd(item)];
  const again = laterHour(world, head, item);
  if (again) return [again];
  const { after, event, writes = [] } = await HOURS[item.hour](world, head);
  if (!after) return [permitClockEnd(item), ...writes];
  const counted = item.hour === 'signer' ? unseenChange(after) : { ...after, version: head.version + 1 };
  const told = event && permitEvent(world, { before: head, after: counted }, event);
  return [permitClockEnd(item), ...changedPermitWrites(head, counted, { event: told }), ...writes];
}

/** A work approver is reminded once the work is to have ended, which an extension has moved. */
function laterHour({ now }: World, head: PermitHead, { hour, permitId }: Due<'permitClock'>): Write | undefined {
  const until = permitValidity(head)?.until;
  const isEarly = hour === 'signer' && pendingRole(head.persons) === 'WorkApprover' && until && until > now();
  return isEarly ? permitClockWrite(permitId, hour, until) : undefined;
}

/** Reminds everybody whose turn it is, by a new link; the earlier ones go on. */
function remindSigners(world: World, head: PermitHead): Struck {
  const standing = standingOf(world, head);
  if (!mayMove(standing, 'sign', 'pendingPerson')) return {};
  if (standing.pendingRole !== 'WorkApprover' && standing.isPast) return {};
  const waiting = head.persons.filter(({ status }) => status === 'Pending');
  const { head: after, writes } = openAnew(world, head, waiting, (person, opening) =>
    askPerson(world, head, { kind: 'permitStillToSign', person, opening }),
  );
  return writes.length === 0 ? {} : { after, writes };
}

/** Tells everybody of a valid permit that its end is near. */
function tellOfEnd(world: World, head: PermitHead): Struck {
  if (standingOf(world, head).state !== 'Approved_valid') return {};
  return { writes: tellPersons(world, head, everybodyOf(head), { kind: 'permitEnds' }) };
}

/** Tells the watch and who may grant of a round that is late, once for each gap. */
function tellOfLateRound(world: World, head: PermitHead): Struck {
  if (standingOf(world, head).state !== 'Approved_watch') return {};
  const told = [...watchersOf(head), ...grantersOf(head)];
  return { writes: tellPersons(world, head, told, { kind: 'permitRoundLate' }) };
}

/** Tells the workers, the watch and who may grant that nobody has said the end of the day's work; the clock goes on to the next day. */
function tellOfUnsaidEnd(world: World, head: PermitHead): Struck {
  const { status, watches = [], persons } = head;
  if (status !== 'Approved' || head.archived) return {};
  const now = world.now();
  const next = workEndClock(head, now);
  const day = dayMissed(head, now);
  const isSaid = head.suspended !== undefined || watches.some((watch) => watch.day === day || watch.fullAt === null);
  if (isSaid) return { writes: next };
  const workers = persons.filter(({ role, handedOver }) => role === 'Worker' && !handedOver);
  const told = [...workers, ...watchersOf(head), ...grantersOf(head)];
  return { writes: [...next, ...tellPersons(world, head, told, { kind: 'permitWorkNotEnded' })] };
}

/** A request for a later end that nobody has signed: the permit has ended as before, and both sides are told. */
async function lapse(world: World, head: PermitHead): Promise<Struck> {
  const { extension, ...after } = head;
  if (!extension) return {};
  const asker = await tellUser(world, head, extension.by._id, { kind: 'permitNotExtended', reason: '' });
  const granters = tellPersons(world, head, grantersOf(head), { kind: 'permitNotExtended', reason: '' });
  const newEnd = { endTime: extension.endTime, dailyEndTime: extension.dailyEndTime };
  return { after, event: { what: 'extensionLapsed', newEnd }, writes: [...asker, ...granters] };
}
