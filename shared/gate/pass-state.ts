/** In this order: a pass has the first state that fits. */
export const PASS_STATES = ['archived', 'unfinished', 'returned', 'expired', 'renewal', 'waiting', 'valid'] as const;
export type PassState = (typeof PASS_STATES)[number];

/** What of an induction decides the state of its pass. Dates are `YYYY-MM-DD` in Helsinki. */
export type PassStanding = {
  archived: boolean;
  signed: string | null;
  /** Present where staff gave pages back; it counts only while the induction is unsigned. */
  returned?: unknown;
  /** The last valid day; absent or null without an end. */
  validUntil?: string | null | undefined;
  /** Present where a newer version asks for a new induction, `by` a day where one is set. */
  renewal?: { by: string | null } | null | undefined;
  approved: boolean;
  /** Absent is true. */
  needsApproval?: boolean | undefined;
};

/** The state of an induction's pass on a day. */
export function passState(standing: PassStanding, today: string): PassState {
  const { archived, signed, returned, validUntil, renewal, approved, needsApproval = true } = standing;
  if (archived) return 'archived';
  if (signed === null) return returned ? 'returned' : 'unfinished';
  if (isPast(validUntil, today) || isPast(renewal?.by, today)) return 'expired';
  if (renewal) return 'renewal';
  return approved || !needsApproval ? 'valid' : 'waiting';
}

const isPast = (day: string | null | undefined, today: string) => Boolean(day) && String(day) < today;

/** The states whose pass tells nothing but name, site and state. */
export const BARE_STATES: ReadonlySet<PassState> = new Set(['unfinished', 'returned', 'archived']);
