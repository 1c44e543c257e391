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
  'suspend',
  'resume',
  'extend',
  'signExtension',
  'handOver',
  'signHandOver',
  'endWork',
  'round',
] as const;
export type PermitAction = (typeof PERMIT_ACTIONS)[number];

/**
 * The caller's standing: by a company role, as the person whose turn it is, as a worker or grantor who has signed, as who takes over from a
 * worker, as the watch, as another person of the permit, or with the print link.
 */
export const PERMIT_CALLERS = [
  'permitCRUD',
  'permitR',
  'pendingPerson',
  'signedWorker',
  'signedGrantor',
  'newWorker',
  'watch',
  'otherPerson',
  'viewer',
] as const;
export type PermitCaller = (typeof PERMIT_CALLERS)[number];

/** Whose turn it is in a hand-over: the new worker's, then a grantor's. */
export const HAND_OVER_TURNS = ['worker', 'grantor'] as const;
export type HandOverTurn = (typeof HAND_OVER_TURNS)[number];

export type PermitStanding = {
  state: PermitState;
  pendingRole: PersonRole | null;
  /** Whether anybody has signed or refused it. */
  isSigned: boolean;
  /** Whether its end has passed. */
  isPast: boolean;
  /** Whether a later end waits for a grantor. */
  isExtended: boolean;
  handOver: HandOverTurn | null;
};

type Rule = { callers: readonly PermitCaller[]; isOpen: (standing: PermitStanding) => boolean };

const GRANTED: readonly PermitState[] = [
  'Approved',
  'Approved_valid',
  'Approved_suspended',
  'Approved_watch',
  'Approved_expired',
];
/** What is cancelled when it is not to go on, rather than put away. */
const CANCELLED_FROM: readonly PermitState[] = [
  'Pending Approval',
  'Approved',
  'Approved_valid',
  'Approved_suspended',
  'Approved_watch',
];
const DONE: readonly PermitState[] = ['WorkApproved', 'WorkRejected'];

const among =
  (...states: readonly PermitState[]) =>
  ({ state }: PermitStanding) =>
    states.includes(state);

const mayBeEdited = ({ state, pendingRole }: PermitStanding) =>
  state === 'Draft' || (state === 'Pending Approval' && (pendingRole === 'Creator' || pendingRole === 'Grantor'));

const isToSign = ({ state, pendingRole }: PermitStanding) =>
  pendingRole === 'WorkApprover'
    ? GRANTED.includes(state) && state !== 'Approved_suspended'
    : state === 'Pending Approval' && pendingRole !== null && pendingRole !== 'NoRole';

const mayBeRejected = (standing: PermitStanding) =>
  isToSign(standing) && (standing.pendingRole === 'Grantor' || standing.pendingRole === 'WorkApprover');

/** A granted permit whose end has not passed, and which may go on. */
const isGoing = ({ state, isPast }: PermitStanding) =>
  !isPast && GRANTED.includes(state) && state !== 'Approved_expired';

/** What rests or is watched ends by itself no more: it is put away once its end has passed. */
const isPastAndHeld = ({ state, isPast }: PermitStanding) =>
  isPast && (state === 'Approved_suspended' || state === 'Approved_watch');

/** A draft that a grantor sent back keeps its signatures and reasons: staff cancel it. Staff remove an unsigned draft. */
const isKeptDraft = ({ state, isSigned }: PermitStanding) => state === 'Draft' && isSigned;
const isLooseDraft = ({ state, isSigned }: PermitStanding) => state === 'Draft' && !isSigned;

const STAFF = ['permitCRUD', 'permitR'] as const;
const PERSONS = ['pendingPerson', 'signedWorker', 'signedGrantor', 'newWorker', 'watch', 'otherPerson'] as const;
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
    { callers: ['permitCRUD'], isOpen: among(...CANCELLED_FROM) },
    { callers: ['permitCRUD'], isOpen: isKeptDraft },
  ],
  copy: [{ callers: ['permitCRUD'], isOpen: always }],
  archive: [
    { callers: ['permitCRUD'], isOpen: among('Approved_expired', 'Cancelled', ...DONE) },
    { callers: ['permitCRUD'], isOpen: isPastAndHeld },
  ],
  unarchive: [{ callers: ['permitCRUD'], isOpen: among('archived') }],
  remove: [{ callers: ['permitCRUD'], isOpen: isLooseDraft }],
  drawPin: [{ callers: ['permitCRUD'], isOpen: among('Pending Approval', ...GRANTED, ...DONE) }],
  suspend: [{ callers: ['permitCRUD', 'signedGrantor'], isOpen: among('Approved', 'Approved_valid') }],
  resume: [{ callers: ['signedGrantor'], isOpen: ({ state, isPast }) => state === 'Approved_suspended' && !isPast }],
  extend: [{ callers: ['permitCRUD'], isOpen: (standing) => isGoing(standing) && !standing.isExtended }],
  signExtension: [{ callers: ['signedGrantor'], isOpen: (standing) => isGoing(standing) && standing.isExtended }],
  handOver: [
    { callers: ['permitCRUD', 'signedWorker'], isOpen: (standing) => isGoing(standing) && standing.handOver === null },
  ],
  signHandOver: [
    { callers: ['newWorker'], isOpen: (standing) => isGoing(standing) && standing.handOver === 'worker' },
    { callers: ['signedGrantor'], isOpen: (standing) => isGoing(standing) && standing.handOver === 'grantor' },
  ],
  endWork: [{ callers: ['signedWorker'], isOpen: among('Approved_valid', 'Approved_expired') }],
  round: [{ callers: ['watch'], isOpen: among('Approved_watch') }],
};

/** The only table of states, actions and callers: the API refuses by it, the interface shows by it. */
export function mayMove(standing: PermitStanding, action: PermitAction, caller: PermitCaller): boolean {
  return RULES[action].some(({ callers, isOpen }) => callers.includes(caller) && isOpen(standing));
}

/** Whether a caller may ever make a move: in which states is another question. */
export function isEverOpen(action: PermitAction, caller: PermitCaller): boolean {
  return RULES[action].some(({ callers }) => callers.includes(caller));
}

/** The action that a list row offers (rule 4.3); none for an archived permit. */
export function rowAction({
  state,
  isSigned,
}: Pick<PermitStanding, 'state' | 'isSigned'>): 'delete' | 'archive' | 'cancel' | null {
  if (state === 'archived') return null;
  if (state === 'Draft') return isSigned ? 'cancel' : 'delete';
  return CANCELLED_FROM.includes(state) ? 'cancel' : 'archive';
}

type Signed = { rejection: unknown; persons: readonly { status: PersonStatus }[] };

/** Whether anybody has signed or refused the permit; a draft that was sent back has its rejection until it is submitted again. */
export function isSignedByAnybody({ rejection, persons }: Signed): boolean {
  return rejection !== null || persons.some(({ status }) => status === 'Signed' || status === 'Rejected');
}
