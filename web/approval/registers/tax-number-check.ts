import type * as z from 'zod/mini';
import type { TaxNumberValidation } from '../../../shared/user-forms/induction-findings.ts';

export type TaxNumberState = z.infer<typeof TaxNumberValidation>['state'];

/** What a state means for the approver: confirmed, doubtful, or unknown. */
export type TaxNumberVerdict = 'right' | 'doubtful' | 'unknown';

const VERDICTS = {
  registered: 'right',
  checked_by_hand: 'right',
  name_mismatch: 'doubtful',
  birthday_mismatch: 'doubtful',
  not_found: 'doubtful',
  format_error: 'doubtful',
  not_checked: 'unknown',
} as const satisfies Record<TaxNumberState, TaxNumberVerdict>;

/** The state in a list row or induction; any other value means an unchecked number. */
export function taxNumberStateOf(state: string | null | undefined): TaxNumberState {
  return typeof state === 'string' && Object.hasOwn(VERDICTS, state) ? (state as TaxNumberState) : 'not_checked';
}

export function taxNumberVerdict(state: TaxNumberState): TaxNumberVerdict {
  return VERDICTS[state];
}
