import { AppError } from '../../../shared/core/errors.ts';
import type { ExtensionAsked } from '../../../shared/permits/permit-life.ts';
import { permitValidity } from '../../../shared/permits/permit-validity.ts';
import { everybodyOf, type PermitHead } from '../../store/entities/permits/permit-record.ts';
import { requireLivingCards, requirePassingCards } from '../granting-cards.ts';
import type { LoadedPermit } from '../load-permit.ts';
import type { Outcome } from '../move-permit.ts';
import { permitHash } from '../permit-hash.ts';
import { grantBeside, newOverlapReason } from '../permit-overlaps.ts';
import { tellPersons, tellUser } from '../permit-messages.ts';
import { askGranters } from './granters.ts';
import { moveInField, moverName, requireReason, type FieldCall, type Mover } from './move-in-field.ts';
import { endingClock, extensionClock, extensionClockOff } from './permit-clock.ts';

const endOf = ({ endTime, dailyEndTime }: PermitHead) => ({ endTime: endTime ?? '', dailyEndTime });

/** Asks for a later end of a granted permit; it ends as before until a grantor signs, and every signature stands. */
export function extendPermit(call: FieldCall & { body: ExtensionAsked }): Promise<LoadedPermit> {
  const { world, body } = call;
  const reason = requireReason(body.reason);
  return moveInField(call, {
    action: 'extend',
    move: async ({ head }, mover) => {
      const newEnd = { endTime: body.endTime, dailyEndTime: body.dailyEndTime ?? head.dailyEndTime };
      const extended = { ...head, ...newEnd };
      requireLaterEnd(head, extended);
      await requireLivingCards(world, extended);
      const extension = { ...newEnd, reason, by: mover.by, at: world.now().toISOString() };
      const name = moverName(mover);
      const asked = askGranters(
        world,
        { ...head, extension },
        { kind: 'permitExtension', reason, name, shown: extended },
      );
      return {
        after: asked.head,
        writes: [...asked.writes, ...extensionClock(head)],
        told: { what: 'extensionAsked', reason, formerEnd: endOf(head), newEnd },
      };
    },
  });
}

/** 422 where the permit would not end later. */
function requireLaterEnd(before: PermitHead, after: PermitHead): void {
  const [former, later] = [permitValidity(before), permitValidity(after)];
  if (former && later && later.until > former.until) return;
  throw new AppError('validation_failed', { issues: [{ path: 'endTime', code: 'end_not_later' }] });
}

type Decision = { approve?: boolean | undefined; reason?: string | undefined; overlapReason?: string | undefined };

/** Grants a later end, or refuses it with a reason; the grantor's signature covers the permit with the new end. */
export function signExtension(call: FieldCall & { body: Decision }): Promise<LoadedPermit> {
  const { approve = true } = call.body;
  return moveInField(call, {
    action: 'signExtension',
    move: (loaded, mover) => (approve ? grantExtension(call, loaded, mover) : refuseExtension(call, loaded)),
  });
}

async function grantExtension(
  { world, body }: FieldCall & { body: Decision },
  { head, pages }: LoadedPermit,
  { person, by }: Mover,
): Promise<Outcome> {
  const { extension, ...rest } = head;
  if (!extension || !person) throw new AppError('invalid_state');
  const newEnd = { endTime: extension.endTime, dailyEndTime: extension.dailyEndTime };
  const reason = (body.reason ?? '').trim() || null;
  const extended = { ...rest, ...newEnd, contentVersion: head.contentVersion + 1 };
  const granter = { ...person, reason, signed: world.now().toISOString() };
  const { cardOverride, checks } = await requirePassingCards(world, { ...extended, cardOverride: null }, granter);
  const beside = await grantBeside(world, { head: extended, person, by, reason: body.overlapReason });
  const { overlapReason = head.overlapReason } = beside;
  const after = { ...extended, cardOverride: cardOverride ?? head.cardOverride, overlapReason };
  return {
    after,
    seen: beside.seen,
    writes: [
      ...beside.writes,
      ...checks,
      ...tellPersons(world, after, everybodyOf(after), { kind: 'permitExtended' }),
      ...endingClock(world, after),
      extensionClockOff(head),
    ],
    told: {
      what: 'extended',
      formerEnd: endOf(head),
      newEnd,
      hash: permitHash({ head: after, pages }),
      ...newOverlapReason(head, beside),
      ...(reason === null ? {} : { reason }),
    },
  };
}

async function refuseExtension(
  { world, body }: FieldCall & { body: Decision },
  { head }: LoadedPermit,
): Promise<Outcome> {
  const reason = requireReason(body.reason);
  const { extension, ...after } = head;
  if (!extension) throw new AppError('invalid_state');
  const told = await tellUser(world, head, extension.by._id, { kind: 'permitNotExtended', reason });
  const newEnd = { endTime: extension.endTime, dailyEndTime: extension.dailyEndTime };
  return { after, writes: [...told, extensionClockOff(head)], told: { what: 'extensionRefused', reason, newEnd } };
}
