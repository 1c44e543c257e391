import type { WorkStart } from './worker.ts';

/** What is known of the days on which somebody works on the site; days are `YYYY-MM-DD`. */
export type KnownDays = {
  /** As staff know them. */
  startDate: string | null;
  endDate: string | null;
  /** The first presence, the first approval and the first signing of an induction. */
  present: string | null;
  approved: string | null;
  signed: string | null;
};

/** The first day of work (rule 11.3). */
export function startOf({ startDate, present, approved, signed }: KnownDays): WorkStart | null {
  if (startDate !== null) return { date: startDate, from: 'staff' };
  if (present !== null) return { date: present, from: 'presence' };
  if (approved !== null) return { date: approved, from: 'approval' };
  return signed === null ? null : { date: signed, from: 'signing' };
}

/** The last day of work: as staff know it, else the last day of a site that has ended. */
export function endOf({ endDate }: Pick<KnownDays, 'endDate'>, site: { ended: boolean; endDate: string | null }) {
  return endDate ?? (site.ended ? site.endDate : null);
}

/** Whether somebody was on the list on a day between two days, both of them counted. */
export function isOnListBetween(work: { start: WorkStart | null; end: string | null }, from: string, until: string) {
  return work.start !== null && work.start.date <= until && (work.end === null || work.end >= from);
}
