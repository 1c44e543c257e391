import { orderedJson } from '../../content/answers/canonical.ts';
import type { Page } from '../../content/pages/page.ts';
import { hasAnswerBlocks } from '../../content/pages/page-rules.ts';
import { localDate, monthsAfter } from '../../core/dates.ts';

/** A form's demand that inductions of versions before `version` be renewed, by a day (`YYYY-MM-DD`) where one is set. */
export type RenewalDemand = { version: number; reason: string; by: string | null };

/** What a form demands of an induction of one of its versions; undefined for nothing. */
export function demandOf(
  demand: RenewalDemand | undefined,
  formVersion: number,
): Pick<RenewalDemand, 'reason' | 'by'> | undefined {
  if (!demand || formVersion >= demand.version) return undefined;
  return { reason: demand.reason, by: demand.by };
}

/** Why an induction is done anew: what it says has changed, or its time is over. */
export const RENEWAL_CAUSES = ['content', 'time'] as const;
export type RenewalCause = (typeof RENEWAL_CAUSES)[number];

type Former = { validUntil?: string | null | undefined; isDemanded: boolean };

/** Whoever renews before it is asked for renews because of time, and so does whoever comes after the last valid day. */
export function renewalCause({ validUntil, isDemanded }: Former, today: string): RenewalCause {
  const isOver = Boolean(validUntil) && String(validUntil) < today;
  return isDemanded && !isOver ? 'content' : 'time';
}

/** Whether a renewal stands in the place of what it renews: signed, and approved where that is needed. */
export function isInForce({
  signed,
  approved,
  archived,
  needsApproval = true,
}: {
  signed: string | null;
  approved: boolean;
  archived: boolean;
  /** Absent is true. */
  needsApproval?: boolean | undefined;
}): boolean {
  return signed !== null && !archived && (approved || !needsApproval);
}

/** Where and when a page was read that is the same in the renewal. */
export type CarriedFrom = { userFormId: string; signed: string };

/** A page's content alone: what leads to it from elsewhere (`key`) is no part of it. */
export function pageContentText({ title, minReadTime, content }: Omit<Page, 'key'>): string {
  return orderedJson({ title, minReadTime, content });
}

/** A signed page of the former induction. */
export type ReadPage<From extends CarriedFrom = CarriedFrom> = { page: Page; read: From };

type Renewing<From extends CarriedFrom> = {
  cause: RenewalCause;
  former: readonly ReadPage<From>[];
  pages: readonly Page[];
  /** For how many months an induction of the form is valid; a page that was read before that is read again. */
  validMonths: number;
};

/**
 * The pages that a renewal takes over as read, by their index: only where the content has changed, only those on which nothing is answered
 * and that are the same; never the last one, and each former page once.
 */
export function carriedPages<From extends CarriedFrom>(
  { cause, former, pages, validMonths }: Renewing<From>,
  today: string,
): ReadonlyMap<number, From> {
  const carried = new Map<number, From>();
  if (cause === 'time') return carried;
  const free = former.filter(({ read }) => isReadLately(read.signed, validMonths, today));
  for (const [index, page] of pages.slice(0, -1).entries()) {
    if (hasAnswerBlocks(page)) continue;
    const content = pageContentText(page);
    const place = free.findIndex((one) => pageContentText(one.page) === content);
    const [found] = place === -1 ? [] : free.splice(place, 1);
    if (found) carried.set(index, found.read);
  }
  return carried;
}

const isReadLately = (signed: string, validMonths: number, today: string) =>
  validMonths === 0 || monthsAfter(localDate(new Date(signed)), validMonths) >= today;

/** Whether each page of a renewal differs from every page of the version that was signed before. */
export function pagesThatChanged(before: readonly Page[], pages: readonly Page[]): boolean[] {
  const known = new Set(before.map(pageContentText));
  return pages.map((page) => !known.has(pageContentText(page)));
}
