import type { PersonRole, PersonStatus } from './permit-chain.ts';
import type { PermitState } from './permit-state.ts';

/** What can be done with a permit; `edit` is also uploading to it. */
export const PERMIT_ACTIONS = [
  'read',
  'edit',
  'submit',
  'sign',
  'reject',
  'cancel',
  'copy',
  'archive',
  'unarchive',
  'remove',
  'drawPin',
] as const;
export type PermitAction = (typeof PERMIT_ACTIONS)[number];

/**
 * As whom somebody acts: by a role of the company, as the person whose turn it is, as another person of the permit, or with
 * the link of the print.
 */
export const PERMIT_CALLERS = ['permitCRUD', 'permitR', 'pendingPerson', 'otherPerson', 'viewer'] as const;
export type PermitCaller = (typeof PERMIT_CALLERS)[number];

/** Where a permit stands; `isSigned` where anybody has signed or refused it. */
export type PermitStanding = { state: PermitState; pendingRole: PersonRole | null; isSigned: boolean };

type Rule = { callers: readonly PermitCaller[]; isOpen: (standing: PermitStanding) => boolean };

const GRANTED: readonly PermitState[] = ['Approved', 'Approved_valid', 'Approved_expired'];
const DONE: readonly PermitState[] = ['WorkApproved', 'WorkRejected'];

const among =
  (...states: readonly PermitState[]) =>
  ({ state }: PermitStanding) =>
    states.includes(state);

const mayBeEdited = ({ state, pendingRole }: PermitStanding) =>
  state === 'Draft' || (state === 'Pending Approval' && (pendingRole === 'Creator' || pendingRole === 'Grantor'));

const isToSign = ({ state, pendingRole }: PermitStanding) =>
  pendingRole === 'WorkApprover'
    ? GRANTED.includes(state)
    : state === 'Pending Approval' && pendingRole !== null && pendingRole !== 'NoRole';

const mayBeRejected = (standing: PermitStanding) =>
  isToSign(standing) && (standing.pendingRole === 'Grantor' || standing.pendingRole === 'WorkApprover');

/** A draft that a grantor has sent back keeps what was signed and said: it is cancelled, and one that nobody has signed is removed. */
const isKeptDraft = ({ state, isSigned }: PermitStanding) => state === 'Draft' && isSigned;
const isLooseDraft = ({ state, isSigned }: PermitStanding) => state === 'Draft' && !isSigned;

const STAFF = ['permitCRUD', 'permitR'] as const;
const PERSONS = ['pendingPerson', 'otherPerson'] as const;
const always = () => true;

/** Each action has one rule or more; any of them is enough (contract 7). */
const RULES: Record<PermitAction, readonly Rule[]> = {
  read: [
    { callers: [...STAFF, 'viewer'], isOpen: always },
    { callers: PERSONS, isOpen: ({ state }) => state !== 'Cancelled' && state !== 'archived' },
  ],
  edit: [{ callers: ['permitCRUD'], isOpen: mayBeEdited }],
  submit: [{ callers: ['permitCRUD'], isOpen: among('Draft') }],
  sign: [{ callers: ['pendingPerson'], isOpen: isToSign }],
  reject: [{ callers: ['pendingPerson'], isOpen: mayBeRejected }],
  cancel: [
    { callers: ['permitCRUD'], isOpen: among('Pending Approval', 'Approved', 'Approved_valid') },
    { callers: ['permitCRUD'], isOpen: isKeptDraft },
  ],
  copy: [{ callers: ['permitCRUD'], isOpen: always }],
  archive: [{ callers: ['permitCRUD'], isOpen: among('Approved_expired', 'Cancelled', ...DONE) }],
  unarchive: [{ callers: ['permitCRUD'], isOpen: among('archived') }],
  remove: [{ callers: ['permitCRUD'], isOpen: isLooseDraft }],
  drawPin: [{ callers: ['permitCRUD'], isOpen: among('Pending Approval', ...GRANTED, ...DONE) }],
};

/** The one table of states, actions and callers: the API refuses by it, the interface shows by it. */
export function mayMove(standing: PermitStanding, action: PermitAction, caller: PermitCaller): boolean {
  return RULES[action].some(({ callers, isOpen }) => callers.includes(caller) && isOpen(standing));
}

/** What a row of a list offers to do (specification 4); nothing for what is archived. */
export function rowAction({
  state,
  isSigned,
}: Omit<PermitStanding, 'pendingRole'>): 'delete' | 'archive' | 'cancel' | null {
  if (state === 'archived') return null;
  if (state === 'Draft') return isSigned ? 'cancel' : 'delete';
  return state === 'Pending Approval' || state === 'Approved' || state === 'Approved_valid' ? 'cancel' : 'archive';
}

type Signed = { rejection: unknown; persons: readonly { status: PersonStatus }[] };

/** Whether anybody has signed or refused a permit as it stands; a draft that was sent back has its rejection until it is sent anew. */
export function isSignedByAnybody({ rejection, persons }: Signed): boolean {
  return rejection !== null || persons.some(({ status }) => status === 'Signed' || status === 'Rejected');
}
