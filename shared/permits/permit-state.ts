/** The stored states of a permit (rule 4.1). */
export const PERMIT_STATUSES = [
  'Draft',
  'Pending Approval',
  'Approved',
  'WorkApproved',
  'WorkRejected',
  'Cancelled',
] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

/** The displayed states: the clock, a suspension and a running watch split granted permits, and archived permits have their own state. */
export const PERMIT_STATES = [
  'Draft',
  'Pending Approval',
  'Approved',
  'Approved_valid',
  'Approved_suspended',
  'Approved_watch',
  'Approved_expired',
  'WorkApproved',
  'WorkRejected',
  'Cancelled',
  'archived',
] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

/** The start and end of a permit's validity, both inclusive; null when a date is missing. */
export type Validity = { from: Date; until: Date } | null;

/** What the displayed state depends on beside the clock. */
export type PermitLife = { status: PermitStatus; archived: boolean; isSuspended: boolean; isWatched: boolean };

type Living = {
  status: PermitStatus;
  archived: boolean;
  suspended?: object | null | undefined;
  watches?: readonly { fullAt: string | null }[] | undefined;
};

/** Whether a watch runs after a day's work. */
export function isWatched({ watches = [] }: Pick<Living, 'watches'>): boolean {
  return watches.at(-1)?.fullAt === null;
}

export function lifeOf(permit: Living): PermitLife {
  const { status, archived, suspended } = permit;
  return { status, archived, isSuspended: Boolean(suspended), isWatched: isWatched(permit) };
}

/** The displayed state; the first that fits, in this order (rule 4.1). */
export function permitState(life: PermitLife, validity: Validity, now: Date): PermitState {
  const { status, archived } = life;
  if (archived) return 'archived';
  if (status !== 'Approved') return status;
  if (life.isSuspended) return 'Approved_suspended';
  if (life.isWatched) return 'Approved_watch';
  if (validity === null || now < validity.from) return status;
  return now > validity.until ? 'Approved_expired' : 'Approved_valid';
}

const STATE_KEYS = {
  Draft: 'draft',
  'Pending Approval': 'waiting',
  Approved: 'granted',
  Approved_valid: 'valid',
  Approved_suspended: 'suspended',
  Approved_watch: 'watch',
  Approved_expired: 'expired',
  WorkApproved: 'workApproved',
  WorkRejected: 'workRejected',
  Cancelled: 'cancelled',
  archived: 'archived',
} as const satisfies Record<PermitState, string>;

/** The key of a state's name under `permits.state` in the language files. */
export function permitStateKey(state: PermitState): (typeof STATE_KEYS)[PermitState] {
  return STATE_KEYS[state];
}
