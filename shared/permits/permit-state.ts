/** The states of a permit as it is stored (specification 4). */
export const PERMIT_STATUSES = [
  'Draft',
  'Pending Approval',
  'Approved',
  'WorkApproved',
  'WorkRejected',
  'Cancelled',
] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

/** What lists and tags show: a granted permit by the clock, and the archived apart. */
export const PERMIT_STATES = [
  'Draft',
  'Pending Approval',
  'Approved',
  'Approved_valid',
  'Approved_expired',
  'WorkApproved',
  'WorkRejected',
  'Cancelled',
  'archived',
] as const;
export type PermitState = (typeof PERMIT_STATES)[number];

/** From when to when a permit is good, both ends included; null where a date is missing. */
export type Validity = { from: Date; until: Date } | null;

type Stored = { status: PermitStatus; archived: boolean };

/** The state of a permit at an instant. */
export function permitState({ status, archived }: Stored, validity: Validity, now: Date): PermitState {
  if (archived) return 'archived';
  if (status !== 'Approved' || validity === null || now < validity.from) return status;
  return now > validity.until ? 'Approved_expired' : 'Approved_valid';
}

const STATE_KEYS = {
  Draft: 'draft',
  'Pending Approval': 'waiting',
  Approved: 'granted',
  Approved_valid: 'valid',
  Approved_expired: 'expired',
  WorkApproved: 'workApproved',
  WorkRejected: 'workRejected',
  Cancelled: 'cancelled',
  archived: 'archived',
} as const satisfies Record<PermitState, string>;

/** The name of a state under `permits.state` in the language files. */
export function permitStateKey(state: PermitState): (typeof STATE_KEYS)[PermitState] {
  return STATE_KEYS[state];
}
