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

/** Whose turn it is: the first person with status Pending. */
export function pendingPerson<P extends Pick<Person, 'status'>>(persons: readonly P[]): P | undefined {
  return persons.find(({ status }) => status === 'Pending');
}

/** The role whose turn it is, or null (rule 4.2). */
export function pendingRole(persons: readonly Person[]): PersonRole | null {
  return pendingPerson(persons)?.role ?? null;
}

/** The next unsigned person: of the granting roles before the work, of the work approvers once the permit is granted. */
export function nextToSign<P extends Person>(persons: readonly P[], isGranted: boolean): P | undefined {
  return signingChain(persons).find(
    ({ role, status }) => status !== 'Signed' && (role === 'WorkApprover') === isGranted,
  );
}
