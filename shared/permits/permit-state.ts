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

/** The displayed states: the clock splits granted permits, and archived permits have their own state. */
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

/** The start and end of a permit's validity, both inclusive; null when a date is missing. */
export type Validity = { from: Date; until: Date } | null;

type Stored = { status: PermitStatus; archived: boolean };

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

/** The key of a state's name under `permits.state` in the language files. */
export function permitStateKey(state: PermitState): (typeof STATE_KEYS)[PermitState] {
  return STATE_KEYS[state];
}
