import type { PersonRole, PersonStatus } from './permit-chain.ts';
import type { PermitAction, PermitCaller } from './permit-moves.ts';

type Person = {
  _id: string;
  role: PersonRole;
  status: PersonStatus;
  handedOver?: object | undefined;
  isWatch?: boolean | undefined;
};
type Permit = { persons: readonly Person[]; handOver?: { person: { _id: string } } | null | undefined };

/** Who grants in a permit: its grantors, or without one its creators. */
export function granterRole({ persons }: Pick<Permit, 'persons'>): 'Grantor' | 'Creator' {
  return persons.some(({ role }) => role === 'Grantor') ? 'Grantor' : 'Creator';
}

/** A person's standing in the table of moves. Who has handed the permit over only reads. */
export function callerAs(
  permit: Permit,
  { _id, role, status, handedOver, isWatch }: Person,
  action?: PermitAction,
): PermitCaller {
  if (isWatch && (action === 'round' || role === 'NoRole')) return 'watch';
  if (permit.handOver?.person._id === _id) return 'newWorker';
  if (status === 'Pending') return 'pendingPerson';
  if (status !== 'Signed' || handedOver) return 'otherPerson';
  if (role === 'Worker') return 'signedWorker';
  return role === granterRole(permit) ? 'signedGrantor' : 'otherPerson';
}
