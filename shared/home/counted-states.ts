import type { PermitState } from '../permits/permit-state.ts';
import type { PermitCounts } from './home.ts';

/** The shown state that each of a site's counts of permits is of. */
export const COUNTED_STATES = {
  valid: 'Approved_valid',
  waiting: 'Pending Approval',
  suspended: 'Approved_suspended',
  watched: 'Approved_watch',
  coming: 'Approved',
  expired: 'Approved_expired',
} as const satisfies Record<keyof PermitCounts, PermitState>;
