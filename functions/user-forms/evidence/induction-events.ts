import { localDate, monthsAfter } from '../../../shared/core/dates.ts';
import type { InductionContent, LinkBy } from '../../../shared/evidence/evidence.ts';
import type { LinkedEvent } from '../../evidence/add-link.ts';
import { validityOf, type FormVersion } from '../../store/entities/form-versions.ts';
import type { InductionRecord, KeptEvent, KeptPage } from '../../store/entities/user-forms/user-form-events.ts';
import { detailsHash, partHash, statesOf, type States } from './after-event.ts';

/** An event of an induction before its content is known. */
type Happened = Pick<LinkedEvent, 'event' | 'at' | 'what' | 'by' | 'how'> & { kept?: KeptEvent };

const LINKED = new Set(['approved', 'approvalTakenBack', 'returned', 'adminEdit', 'archived', 'unarchived']);

/** When an induction was signed as a whole, each time. */
function completionsOf({ head, events }: InductionRecord): string[] {
  const takenBack = events.flatMap(({ what, detail }) =>
    what === 'returned' && typeof detail?.['signed'] === 'string' ? [detail['signed']] : [],
  );
  return [...new Set([...takenBack, ...(head.signed === null ? [] : [head.signed])])].toSorted();
}

export const signingEvent = (at: string): string => `signed#${at}`;

/** Whatever a chain tells of: from the first signing of the whole on, in the order in which it happened. */
export function eventsOf(record: InductionRecord): Happened[] {
  const completions = completionsOf(record);
  const [first] = completions;
  if (first === undefined) return [];
  const signings = completions.map((at): Happened => {
    const signer = signerAt(record, at);
    return { event: signingEvent(at), at, what: 'signed', ...signer };
  });
  const kept = record.events
    .filter(({ what, at }) => LINKED.has(what) && at >= first)
    .map((event): Happened => {
      const by = { _id: event.by, role: 'user' };
      return { event: event.SK, at: event.at, what: event.what, by, how: 'login', kept: event };
    });
  const changes = record.pages.flatMap(({ index, events }) =>
    events
      .filter(({ what, at }) => what === 'changed' && at > first)
      .map(({ at, by }): Happened => ({
        event: `changed#${index}#${at}`,
        at,
        what: 'changed',
        ...actorOf(record, by),
      })),
  );
  return [...signings, ...kept, ...changes].toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** Who signed the page that completed it. */
function signerAt(record: InductionRecord, at: string): Pick<Happened, 'by' | 'how'> {
  const signed = record.pages.flatMap(({ events }) => events).filter((event) => event.what === 'signed');
  const last = signed
    .filter((event) => event.at <= at)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .at(-1);
  return actorOf(record, last?.by ?? 'worker');
}

/** `by` is `worker`, or `user` and an id. */
function actorOf({ head }: InductionRecord, by: string): { by: LinkBy; how: string } {
  const user = /^user (.+)$/.exec(by)?.[1];
  return user === undefined
    ? { by: { _id: head._id, role: 'worker' }, how: 'worker' }
    : { by: { _id: user, role: 'user' }, how: 'login' };
}

/** What an event covers, of the events up to it. */
export function contentOf(
  record: InductionRecord,
  { at, what, kept }: Happened,
  version: FormVersion,
  /** The hash of the details at this signing, where it was kept. */
  told?: string,
): LinkedEvent['content'] {
  return {
    kind: 'userForm',
    form: formOf(record),
    details: kept?.after?.details ?? told ?? detailsAt(record, at),
    states: kept?.after?.states ?? statesAt(record, { at, what }, version),
    pages: Array.from({ length: record.head.pageCount }, (_, index) => pageAt(record, index, at)),
    ...(kept && { event: partHash(eventPart(kept)) }),
  };
}

/** What a link covers that was made of an induction as it stands. */
export function standingContent(record: InductionRecord): LinkedEvent['content'] {
  const { head, pages } = record;
  const standing = Array.from({ length: head.pageCount }, (_, index) => {
    const page = pages.find((one) => one.index === index);
    return { index, signed: page?.signed ?? null, hash: page?.hash ?? null, ...languageOf(page) };
  });
  return {
    kind: 'userForm',
    form: formOf(record),
    details: detailsHash(head.user),
    states: statesOf(head),
    pages: standing,
  };
}

/** What an evidence file has of a line of the history. */
export const eventPart = ({ at, by, what, detail }: KeptEvent) => ({ at, by, what, ...(detail && { detail }) });

function formOf({ head }: InductionRecord): InductionContent['form'] {
  return { _id: head.inductionFormId, version: head.formVersion, language: head.language };
}

/** An admin's edit keeps the former details: those before the first edit after an instant are those at it. */
function detailsAt({ head, events }: InductionRecord, at: string): string {
  const edit = events.find((event) => event.at > at && event.what === 'adminEdit' && formerUser(event) !== undefined);
  return detailsHash(edit ? (formerUser(edit) ?? {}) : head.user);
}

function formerUser({ detail }: KeptEvent): InductionRecord['head']['user'] | undefined {
  const former = detail?.['former'] as { user?: InductionRecord['head']['user'] } | undefined;
  return former?.user;
}

/** Of a signing, or of a change after it, which leaves the states as they were. */
function statesAt(record: InductionRecord, { at, what }: Pick<Happened, 'at' | 'what'>, version: FormVersion): States {
  const before = record.events.findLast((event) => event.at <= at && event.after);
  const signed = completionsOf(record).findLast((time) => time <= at) ?? null;
  if (what !== 'signed' && before?.after && before.at > (signed ?? '')) return before.after.states;
  const { validMonths } = validityOf(version);
  const isEndless = validMonths === 0 || signed === null;
  const validUntil = isEndless ? null : monthsAfter(localDate(new Date(signed)), validMonths);
  return { signed, approved: false, archived: false, validUntil };
}

type PageAt = InductionContent['pages'][number];

/** The language in which a page was read, as a content names it. */
function languageOf({ shownIn }: Pick<PageEventLike, 'shownIn'> = {}): Pick<PageAt, 'language' | 'translation'> {
  return shownIn ? { language: shownIn.language, translation: shownIn.translation } : {};
}

function pageAt({ pages, events }: InductionRecord, index: number, at: string): PageAt {
  const page = pages.find((one) => one.index === index);
  const edits = events.flatMap((event): PageEventLike[] =>
    event.after?.page?.index === index ? [{ ...event.after.page, at: event.at, what: 'changed' }] : [],
  );
  const all = [...(page?.events ?? []), ...edits].toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  let found = startOf(page, all);
  for (const event of all.filter((one) => one.at <= at)) {
    const isKept = event.what === 'changed' && found.signed !== null;
    if (event.what === 'returned') found = { index, signed: null, hash: null };
    else found = { index, signed: isKept ? found.signed : event.at, hash: event.hash, ...languageOf(event) };
  }
  return { ...found, index };
}

type PageEventLike = { at: string; what: string; hash: string | null; shownIn?: KeptPage['shownIn'] };

/** A page that a renewal took over was signed before it has any event. */
function startOf(page: KeptPage | undefined, events: readonly PageEventLike[]): PageAt {
  const none = { index: 0, signed: null, hash: null };
  if (!page) return none;
  const [first] = events;
  if (!first) return { index: 0, signed: page.signed, hash: page.hash, ...languageOf(page) };
  if (first.what === 'signed') return none;
  return { index: 0, signed: page.carried?.signed ?? null, hash: first.hash, ...languageOf(first) };
}
