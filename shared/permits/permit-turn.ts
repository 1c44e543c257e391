import type { PermitRow } from './permit.ts';

type Turn = Pick<PermitRow, 'pendingRole' | 'state' | 'waitingForUser' | 'alsoWaitingForUsers'>;

/** Whether a permit waits for what a user does now: work is looked at once it may have begun and while it does not rest. */
export function isTurnOf(turn: Turn, userId: string | undefined): boolean {
  const { pendingRole, state, waitingForUser, alsoWaitingForUsers = [] } = turn;
  if (userId === undefined || ![waitingForUser, ...alsoWaitingForUsers].includes(userId)) return false;
  return pendingRole !== 'WorkApprover' || (state !== 'Approved' && state !== 'Approved_suspended');
}

/** What the person of a role does when it is their turn. */
export function turnAct(role: PermitRow['pendingRole']): 'sign' | 'grant' | 'acceptWork' {
  if (role === 'Grantor') return 'grant';
  return role === 'WorkApprover' ? 'acceptWork' : 'sign';
}
