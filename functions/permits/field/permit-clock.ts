import { pendingRole } from '../../../shared/permits/permit-chain.ts';
import { nextUnsaid } from '../../../shared/permits/watch.ts';
import { permitValidity } from '../../../shared/permits/permit-validity.ts';
import { permitClockOff, permitClockWrite } from '../../store/due/kinds/permit-clock.ts';
import type { PermitHead } from '../../store/entities/permits/permit-record.ts';
import type { Write } from '../../store/table.ts';
import type { World } from '../../world.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** A person whose turn it is is reminded once, after this long. */
const HOURS_TO_SIGN = 4;
/** This long before its end a valid permit's persons are told. */
const HOURS_BEFORE_END = 1;

/** When who is to sign is reminded: after some hours, a work approver not before the work is to end. */
export function signerHour(world: World, head: PermitHead): Date {
  const soon = world.now().getTime() + HOURS_TO_SIGN * HOUR_MILLISECONDS;
  const until = permitValidity(head)?.until.getTime() ?? soon;
  return new Date(pendingRole(head.persons) === 'WorkApprover' ? Math.max(soon, until) : soon);
}

/** Sets the clock for who has the turn. */
export const signerClock = (world: World, head: PermitHead): Write =>
  permitClockWrite(head._id, 'signer', signerHour(world, head));

/** Sets the clock for a granted permit's end; nothing where that is nearer than the notice. */
export function endingClock(world: World, head: PermitHead): Write[] {
  const until = permitValidity(head)?.until.getTime() ?? 0;
  const at = new Date(until - HOURS_BEFORE_END * HOUR_MILLISECONDS);
  return [...(at > world.now() ? [permitClockWrite(head._id, 'ending', at)] : []), ...workEndClock(head, world.now())];
}

/** Sets the clock for the next day of work whose end is to be said; nothing for a permit without a watch. */
export function workEndClock(head: PermitHead, after: Date): Write[] {
  const next = (head.watchMinutes ?? 0) > 0 ? nextUnsaid(head, after) : undefined;
  return next ? [permitClockWrite(head._id, 'workEnd', next.at)] : [];
}

/** Sets the clock for a request for a later end: it lapses at the present one. */
export function extensionClock(head: PermitHead): Write[] {
  const until = permitValidity(head)?.until;
  return until ? [permitClockWrite(head._id, 'extension', new Date(until.getTime() + 1))] : [];
}

export const extensionClockOff = ({ _id }: PermitHead): Write => permitClockOff(_id, 'extension');
