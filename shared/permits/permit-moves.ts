import type { PersonRole, PersonStatus } from './permit-chain.ts';
import type { PermitState } from './permit-state.ts';

/** The actions on a permit; `edit` includes uploads. */
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

/** The caller's standing: by a company role, as the person whose turn it is, as another person of the permit, or with the print link. */
export const PERMIT_CALLERS = ['permitCRUD', 'permitR', 'pendingPerson', 'otherPerson', 'viewer'] as const;
export type PermitCaller = (typeof PERMIT_CALLERS)[number];

/** The state of a permit; `isSigned` when anybody has signed or refused it. */
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

/** A draft that a grantor sent back keeps its signatures and reasons: staff cancel it. Staff remove an unsigned draft. */
const isKeptDraft = ({ state, isSigned }: PermitStanding) => state === 'Draft' && isSigned;
const isLooseDraft = ({ state, isSigned }: PermitStanding) => state === 'Draft' && !isSigned;

const STAFF = ['permitCRUD', 'permitR'] as const;
const PERSONS = ['pendingPerson', 'otherPerson'] as const;
const always = () => true;

/** Each action has one or more rules; any one allows it (rule 4.3). */
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

/** The only table of states, actions and callers: the API refuses by it, the interface shows by it. */
export function mayMove(standing: PermitStanding, action: PermitAction, caller: PermitCaller): boolean {
  return RULES[action].some(({ callers, isOpen }) => callers.includes(caller) && isOpen(standing));
}

/** The action that a list row offers (rule 4.3); none for an archived permit. */
export function rowAction({
  state,
  isSigned,
}: Omit<PermitStanding, 'pendingRole'>): 'delete' | 'archive' | 'cancel' | null {
  if (state === 'archived') return null;
  if (state === 'Draft') return isSigned ? 'cancel' : 'delete';
  return state === 'Pending Approval' || state === 'Approved' || state === 'Approved_valid' ? 'cancel' : 'archive';
}

type Signed = { rejection: unknown; persons: readonly { status: PersonStatus }[] };

/** Whether anybody has signed or refused the permit; a draft that was sent back has its rejection until it is submitted again. */
export function isSignedByAnybody({ rejection, persons }: Signed): boolean {
  return rejection !== null || persons.some(({ status }) => status === 'Signed' || status === 'Rejected');
}
