import { everybodyOf } from '../../store/entities/permits/permit-record.ts';
import type { LoadedPermit } from '../load-permit.ts';
import { tellPersons } from '../permit-messages.ts';
import { moveInField, moverName, requireReason, type FieldCall } from './move-in-field.ts';

/** Stops the work of a granted permit; its end and hours stay, and everybody of the permit is told. */
export function suspendPermit(call: FieldCall & { body: { reason: string } }): Promise<LoadedPermit> {
  const { world } = call;
  const reason = requireReason(call.body.reason);
  return moveInField(call, {
    action: 'suspend',
    move: ({ head }, mover) => {
      const { by, person } = mover;
      const as = person ? { person: moverName(mover), role: person.role } : {};
      const after = { ...head, suspended: { reason, by, ...as, at: world.now().toISOString() } };
      const news = { kind: 'permitSuspended', reason, name: moverName(mover) } as const;
      return { after, writes: tellPersons(world, after, everybodyOf(head), news), told: { what: 'suspended', reason } };
    },
  });
}

/** Lets the work of a suspended permit go on. */
export function resumePermit(call: FieldCall): Promise<LoadedPermit> {
  const { world } = call;
  return moveInField(call, {
    action: 'resume',
    move: ({ head }, mover) => {
      const { suspended: _over, ...after } = head;
      const news = { kind: 'permitResumed', name: moverName(mover) } as const;
      return { after, writes: tellPersons(world, after, everybodyOf(head), news), told: { what: 'resumed' } };
    },
  });
}
