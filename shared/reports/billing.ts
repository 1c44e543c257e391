import { localDate } from '../core/dates.ts';

/** A signed induction, counted in the month of its first signing in Helsinki time. */
export type SignedEntry = {
  kind: 'signed';
  id: string;
  /** The first signing, ISO 8601 UTC. */
  at: string;
  formId: string;
  /** Identifies the person; the induction's own id when the person is unknown. */
  person: string;
  name: string;
};

/** An induction never signed, counted in the month of its start. */
export type UnsignedEntry = {
  kind: 'unsigned';
  id: string;
  /** ISO 8601 UTC, the start. */ at: string;
  name: string;
  archived: boolean;
};

export type BillingEntry = SignedEntry | UnsignedEntry;

export type DroppedReason = 'unsigned' | 'archived' | 'duplicate';

/** A company's billed inductions by form and month, and the unbilled ones by reason. */
export type Billed = {
  counts: { formId: string; inductionCount: number }[];
  /** By `YYYY-MM`, oldest first; months without billed inductions are left out. */
  months: { month: string; inductionCount: number }[];
  dropped: { user: string; reason: DroppedReason }[];
};

/** `2026-11` for an ISO timestamp, in Helsinki time. */
export function billingMonth(at: string): string {
  return localDate(new Date(at)).slice(0, 7);
}

/** `billingMonth`, reckoned once an hour of the entries: no month begins within one. */
function rememberMonths(): typeof billingMonth {
  const known = new Map<string, string>();
  return (at) => {
    const hour = at.slice(0, 13);
    const month = known.get(hour) ?? billingMonth(at);
    known.set(hour, month);
    return month;
  };
}

/**
 * Counts inductions by their first signing; a person who already signed the same form in the same month is a duplicate (rule 10.1). The
 * order of entries does not matter.
 */
export function countBilling(entries: readonly BillingEntry[]): Billed {
  const counted = new Map<string, number>();
  const months = new Map<string, number>();
  const seen = new Set<string>();
  const monthOf = rememberMonths();
  const dropped: Billed['dropped'] = [];
  for (const entry of [...entries].sort(byTime)) {
    if (entry.kind === 'unsigned') {
      dropped.push({ user: entry.name, reason: entry.archived ? 'archived' : 'unsigned' });
      continue;
    }
    const month = monthOf(entry.at);
    const once = `${month} ${entry.formId} ${entry.person}`;
    if (seen.has(once)) dropped.push({ user: entry.name, reason: 'duplicate' });
    else {
      countOne(counted, entry.formId);
      countOne(months, month);
    }
    seen.add(once);
  }
  return {
    counts: [...counted].map(([formId, inductionCount]) => ({ formId, inductionCount })),
    months: [...months].map(([month, inductionCount]) => ({ month, inductionCount })),
    dropped,
  };
}

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** In plain text order: the order of a language takes a third of the time that a year's report is counted. */
function byTime(a: BillingEntry, b: BillingEntry): number {
  return compareText(a.at, b.at) || compareText(a.id, b.id);
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

export const FIRST_MONTH = '2018-01';
export const MOST_MONTHS = 100;
const FIRST_OF_MONTH = /^(\d{4})-(0[1-9]|1[0-2])-01$/;

/** Months from one `YYYY-MM` to another. */
function monthsBetween(from: string, to: string): number {
  const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return months(to) - months(from);
}

/** Parses the half-open range `[start, end)` of two first days of months (`YYYY-MM-01`), or names the invalid one. */
export function billingMonths(start: string, end: string): { start: string; end: string } | { wrong: 'start' | 'end' } {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  if (!FIRST_OF_MONTH.test(start) || first < FIRST_MONTH) return { wrong: 'start' };
  const length = FIRST_OF_MONTH.test(end) ? monthsBetween(first, last) : 0;
  return length >= 1 && length <= MOST_MONTHS ? { start: first, end: last } : { wrong: 'end' };
}
