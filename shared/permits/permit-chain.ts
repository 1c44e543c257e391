import { fullName } from '../core/full-name.ts';
import type { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';

export type PersonRole = (typeof PERSON_ROLES)[number];

/** Who waits, whose turn it is, who has signed, who has refused. */
export const PERSON_STATUSES = ['Waiting', 'Pending', 'Signed', 'Rejected'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

type Person = { role: PersonRole; status: PersonStatus };

export const PROCESS_TYPES = ['OnlyCreator', 'CreatorWorker', 'CreatorWorkerGrantor', 'CreatorGrantor'] as const;
export type ProcessType = (typeof PROCESS_TYPES)[number];

/** The roles that sign before the work, in order. */
const GRANTING_ROLES: readonly PersonRole[] = ['Creator', 'Worker', 'Grantor'];
/** Every role that signs; `NoRole` never does. */
const SIGNING_ROLES: readonly PersonRole[] = [...GRANTING_ROLES, 'WorkApprover'];

/** The path to a granted permit, by the roles of its persons (rule 4.2). */
export function processType(persons: readonly Pick<Person, 'role'>[]): ProcessType {
  const has = (role: PersonRole) => persons.some((person) => person.role === role);
  if (has('Worker')) return has('Grantor') ? 'CreatorWorkerGrantor' : 'CreatorWorker';
  return has('Grantor') ? 'CreatorGrantor' : 'OnlyCreator';
}

/** The signing persons in signing order: by role, and within a role in the permit's order. */
export function signingChain<P extends Pick<Person, 'role'>>(persons: readonly P[]): P[] {
  return SIGNING_ROLES.flatMap((role) => persons.filter((person) => person.role === role));
}

/** Whose turn it is: everybody with status Pending. */
export function pendingPersons<P extends Pick<Person, 'status'>>(persons: readonly P[]): P[] {
  return persons.filter(({ status }) => status === 'Pending');
}

type Waiting = { waitingFor: string | null; waitingForUser: string | null; alsoWaitingForUsers?: string[] };

/** Whose turn it is, as a list row tells it. */
export function waitingIn(
  persons: readonly (Pick<Person, 'status'> & { firstName: string; lastName: string; userId: string | null })[],
): Waiting {
  const [first, ...others] = pendingPersons(persons);
  if (!first) return { waitingFor: null, waitingForUser: null };
  const name = fullName(first);
  const users = others.flatMap(({ userId }) => userId ?? []);
  return {
    waitingFor: others.length > 0 ? `${name} +${others.length}` : name,
    waitingForUser: first.userId,
    ...(users.length > 0 && { alsoWaitingForUsers: users }),
  };
}

/** The role whose turn it is, or null (rule 4.2). */
export function pendingRole(persons: readonly Person[]): PersonRole | null {
  return pendingPersons(persons)[0]?.role ?? null;
}

/** Whether a role's signature grants a permit: the grantor's, without a grantor the creator's. */
export function isGrantingRole(persons: readonly Pick<Person, 'role'>[], role: PersonRole): boolean {
  return role === (persons.some((person) => person.role === 'Grantor') ? 'Grantor' : 'Creator');
}

/**
 * Whose turn it is to be: of the granting roles before the work, of the work approvers once the permit is granted. The workers have their
 * turn together, the persons of any other role one after another (rule 4.2).
 */
export function nextToSign<P extends Person>(persons: readonly P[], isGranted: boolean): P[] {
  const unsigned = signingChain(persons).filter(
    ({ role, status }) => status !== 'Signed' && (role === 'WorkApprover') === isGranted,
  );
  const role = unsigned[0]?.role;
  return role === 'Worker' ? unsigned.filter((person) => person.role === role) : unsigned.slice(0, 1);
}
