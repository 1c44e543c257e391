import { answersEqual, answersIn, withAnswers, type Answers } from '../../../shared/content/answers/answers.ts';
import { isSameJson } from '../../../shared/content/answers/canonical.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { mergeEdits } from '../../../shared/core/merge.ts';
import { PERMIT_FACTS, type PermitFact } from '../../../shared/permits/permit-facts.ts';
import { hasEnded } from '../../../shared/permits/permit-validity.ts';
import type { Permit, PermitChange, PermitPage } from '../../../shared/permits/permit.ts';
import { withDefaults } from '../../content/default-answers.ts';

export type Facts = Pick<Permit, PermitFact>;

/** A permit's unsaved changes: facts by name, answers by page index. */
export type Edits = { facts: Partial<Facts>; pages: Readonly<Record<number, Answers>> };

export const NO_EDITS: Edits = { facts: {}, pages: {} };

/** The unit of saving and conflicts: a fact, or a page by its index. */
export type Part = PermitFact | number;

export function withFact<F extends PermitFact>(edits: Edits, name: F, value: Facts[F]): Edits {
  return { ...edits, facts: { ...edits.facts, [name]: value } };
}

/** The edits with one block's answer. `page` is the displayed page with all answers. */
export function withAnswer(
  edits: Edits,
  page: PermitPage,
  at: { page: number; block: number },
  answer: unknown,
): Edits {
  const before = edits.pages[at.page] ?? answersIn(page);
  return { ...edits, pages: { ...edits.pages, [at.page]: { ...before, [at.block]: answer } } };
}

const pageWith = (page: PermitPage, answers: Answers | undefined): PermitPage =>
  answers ? { ...page, content: withAnswers(page, answers, { hideCorrect: false }) } : page;

/** The permit with the edits over it. */
export function withEdits(permit: Permit, { facts, pages }: Edits): Permit {
  return { ...permit, ...facts, pages: permit.pages.map((page, place) => pageWith(page, pages[place])) };
}

/** The edits with the default dates and times of these pages: today and 7.00 (rule 8.1). */
export function withDefaultTimes(permit: Permit, edits: Edits, places: readonly number[]): Edits {
  const today = localDate(new Date());
  const pages = { ...edits.pages };
  for (const place of places) {
    const page = withEdits(permit, edits).pages[place];
    if (!page) continue;
    const answers = answersIn(page);
    const defaulted = withDefaults(answers, page.content, today);
    if (defaulted !== answers && !answersEqual(defaulted, answers)) pages[place] = defaulted;
  }
  return { ...edits, pages };
}

/** Today, and tomorrow once today's hours of work are over; hours over midnight begin today. */
function firstDayOf(permit: Permit): string {
  const now = new Date();
  const today = localDate(now);
  const isOverNight = permit.dailyEndTime <= permit.dailyStartTime;
  const isLate = !isOverNight && hasEnded({ ...permit, startDate: today, endTime: today }, now);
  return isLate ? dayAfter(today, 1) : today;
}

/** A draft's initial edits: it lasts the day on which work can begin, unless stored edits say otherwise. */
export function firstEdits(permit: Permit, kept: Edits): Edits {
  const day = firstDayOf(permit);
  const { startDate, endTime } = permit;
  const days = {
    ...(startDate === null && { startDate: day }),
    ...(endTime === null && { endTime: startDate ?? day }),
  };
  const edits = { ...kept, facts: { ...days, ...kept.facts } };
  return withDefaultTimes(permit, edits, [...permit.pages.keys()]);
}

function isChanged(permit: Permit, edits: Edits, part: Part): boolean {
  if (typeof part !== 'number') return !isSameJson(edits.facts[part], permit[part]);
  const page = permit.pages[part];
  return page !== undefined && !answersEqual(answersIn(pageWith(page, edits.pages[part])), answersIn(page));
}

function partsOf({ facts, pages }: Edits): Part[] {
  return [...PERMIT_FACTS.filter((name) => facts[name] !== undefined), ...Object.keys(pages).map(Number)];
}

/** The parts that differ from the saved permit. */
export function changedParts(permit: Permit, edits: Edits): Part[] {
  return partsOf(edits).filter((part) => isChanged(permit, edits, part));
}

export function without(edits: Edits, parts: readonly Part[]): Edits {
  const facts = PERMIT_FACTS.filter((name) => name in edits.facts && !parts.includes(name));
  const pages = Object.entries(edits.pages).filter(([place]) => !parts.includes(Number(place)));
  return {
    facts: Object.fromEntries(facts.map((name) => [name, edits.facts[name]])),
    pages: Object.fromEntries(pages),
  };
}

/** An empty name stays on the page: the server requires a letter. */
const maySend = (edits: Edits, part: Part) => part !== 'name' || (edits.facts.name ?? '').trim() !== '';

/** The changes that can be saved, with the request's body; undefined if there are none. */
export function changeOf(permit: Permit, edits: Edits): { parts: Part[]; body: PermitChange } | undefined {
  const parts = changedParts(permit, edits).filter((part) => maySend(edits, part));
  if (parts.length === 0) return undefined;
  const facts = PERMIT_FACTS.filter((name) => parts.includes(name)).map((name) => [name, edits.facts[name]]);
  const places = parts.filter((part) => typeof part === 'number');
  const pages = permit.pages
    .slice(0, Math.max(-1, ...places) + 1)
    .map((page, place) => (places.includes(place) ? { content: pageWith(page, edits.pages[place]).content } : null));
  return { parts, body: { ...Object.fromEntries(facts), ...(pages.length > 0 && { pages }) } };
}

/** The edits that remain after a save: parts changed again meanwhile, and unsent parts. */
export function afterSave(edits: Edits, sent: { edits: Edits; parts: readonly Part[] }): Edits {
  const isSame = (part: Part) =>
    typeof part === 'number'
      ? edits.pages[part] === sent.edits.pages[part]
      : edits.facts[part] === sent.edits.facts[part];
  return without(edits, sent.parts.filter(isSame));
}

/** The permit as parts, one per fact or page. */
function partValues(permit: Permit): Record<string, unknown> {
  const facts = PERMIT_FACTS.map((name) => [name, permit[name]]);
  return Object.fromEntries([...facts, ...permit.pages.map((page, place) => [place, answersIn(page)])]);
}

/**
 * Rebases the edits on a permit that was saved elsewhere, and finds the parts that both sides changed to different values. `base` is the
 * edited version; without it every differing part counts as a conflict.
 */
export function editsOver(
  base: Permit | undefined,
  current: Permit,
  edits: Edits,
): { edits: Edits; conflicts: Part[] } {
  const mine = partValues(withEdits(base ?? current, edits));
  const states = { base: base ? partValues(base) : {}, mine, theirs: partValues(current) };
  const { conflicts } = mergeEdits(states, isSameJson);
  const changed = base ? changedParts(base, edits) : partsOf(edits);
  return {
    // An edit that restores the base value would overwrite the newer save, so it is dropped.
    edits: without(
      edits,
      partsOf(edits).filter((part) => !changed.includes(part)),
    ),
    conflicts: partsOf(edits).filter((part) => conflicts.includes(String(part))),
  };
}
