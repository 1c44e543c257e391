import type { Page } from '../../../shared/content/pages/page.ts';
import { DETAILS_INDEX, pageNumber } from '../../../shared/content/pages/page-number.ts';
import { TRAIL_EVENTS, type TrailEvent } from '../../../shared/core/trail.ts';
import { DETAIL_NAMES } from '../../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { StoredEntry, UserFormWithHistory } from '../../store/entities/user-forms/user-form-history.ts';
import { formPagePlace } from '../review/admin-edit.ts';

/** What lies in the history, oldest first: approvals, archiving, returns, claims, edits by admins with what stood there before and after. */
export function historyEvents({ head, history }: UserFormWithHistory, form: readonly Page[]): TrailEvent[] {
  const told: TrailEvent[] = [];
  let details: PersonDetails = head.user;
  for (const entry of history.toReversed()) {
    const event = eventOf(entry, form);
    if (!event) continue;
    const former = formerOf(entry).user;
    told.push(former ? { ...event, changes: changesBetween(former, details) } : event);
    if (former) details = former;
  }
  return told;
}

type Former = { user?: PersonDetails; index?: number };
const formerOf = ({ detail }: StoredEntry): Former => (detail['former'] ?? {}) as Former;

/** Undefined for what this release does not know. */
function eventOf(entry: StoredEntry, form: readonly Page[]): TrailEvent | undefined {
  const { at, by: _id, detail } = entry;
  const what = TRAIL_EVENTS.find((one) => one === entry.what);
  if (!what) return undefined;
  const { name, reason } = detail as { name?: string; reason?: string };
  const place = placeOf(entry, form);
  const ended = what === 'claimEnded';
  return {
    at,
    what,
    by: ended ? 'product' : what === 'claimed' ? 'worker' : 'user',
    user: name === undefined ? null : { _id, name },
    ...(!ended && { how: 'login' as const }),
    ...(reason !== undefined && { reason }),
    ...(place !== undefined && { place }),
  };
}

function placeOf({ what, detail }: StoredEntry, form: readonly Page[]): string | undefined {
  const titled = (index: number) => formPagePlace(index, form[index]?.title ?? '').trim();
  if (what === 'returned') {
    const pages = (detail['pages'] ?? []) as { index: number }[];
    return pages.map(({ index }) => titled(index)).join(', ');
  }
  if (what !== 'adminEdit') return undefined;
  const { index } = (detail['former'] ?? {}) as Former;
  return index === undefined ? String(pageNumber(DETAILS_INDEX)) : titled(index);
}

function changesBetween(before: PersonDetails, after: PersonDetails): NonNullable<TrailEvent['changes']> {
  return DETAIL_NAMES.filter((name) => (before[name] ?? '') !== (after[name] ?? '')).map((field) => ({
    field,
    from: before[field] ?? '',
    to: after[field] ?? '',
  }));
}
