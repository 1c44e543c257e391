import { answersEqual, answersIn, withAnswers, type Answers } from '../../shared/content/answers.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Permit, PermitChange, PermitPage } from '../../shared/permits/permit.ts';
import { withDefaults } from '../content/default-answers.ts';

export const FACTS = ['name', 'description', 'startDate', 'endTime', 'dailyStartTime', 'dailyEndTime'] as const;
export type FactName = (typeof FACTS)[number];
export type Facts = Pick<Permit, FactName>;

/** What was changed of a permit and is not saved: facts by name, answers by the place of their page. */
export type Edits = { facts: Partial<Facts>; pages: Readonly<Record<number, Answers>> };

export const NO_EDITS: Edits = { facts: {}, pages: {} };

/** A part of a permit that is saved or chosen as one: a fact, or a page by its place. */
export type Part = FactName | number;

export function withFact<F extends FactName>(edits: Edits, name: F, value: Facts[F]): Edits {
  return { ...edits, facts: { ...edits.facts, [name]: value } };
}

/** The edits with the answer of one block. `page` is the page as it is shown, with all answers in it. */
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

/** The permit as it stands on the screen. */
export function withEdits(permit: Permit, { facts, pages }: Edits): Permit {
  return { ...permit, ...facts, pages: permit.pages.map((page, place) => pageWith(page, pages[place])) };
}

/** The edits with what empty dates and times of these pages stand at: today and 7.00 (specification 5). */
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

/** What a draft stands at before anything is chosen: it begins and ends today. What was kept comes before that. */
export function firstEdits(permit: Permit, kept: Edits): Edits {
  const today = localDate(new Date());
  const { startDate, endTime } = permit;
  const days = {
    ...(startDate === null && { startDate: today }),
    ...(endTime === null && { endTime: startDate ?? today }),
  };
  const edits = { ...kept, facts: { ...days, ...kept.facts } };
  return withDefaultTimes(permit, edits, [...permit.pages.keys()]);
}

function isChanged(permit: Permit, edits: Edits, part: Part): boolean {
  if (typeof part !== 'number') return edits.facts[part] !== permit[part];
  const page = permit.pages[part];
  return page !== undefined && !answersEqual(answersIn(pageWith(page, edits.pages[part])), answersIn(page));
}

function partsOf({ facts, pages }: Edits): Part[] {
  return [...FACTS.filter((name) => facts[name] !== undefined), ...Object.keys(pages).map(Number)];
}

/** The parts that differ from what is saved. */
export function changedParts(permit: Permit, edits: Edits): Part[] {
  return partsOf(edits).filter((part) => isChanged(permit, edits, part));
}

export function without(edits: Edits, parts: readonly Part[]): Edits {
  const facts = FACTS.filter((name) => name in edits.facts && !parts.includes(name));
  const pages = Object.entries(edits.pages).filter(([place]) => !parts.includes(Number(place)));
  return {
    facts: Object.fromEntries(facts.map((name) => [name, edits.facts[name]])),
    pages: Object.fromEntries(pages),
  };
}

/** A name that is still empty stays on the page: the server takes none without a letter. */
const maySend = (edits: Edits, part: Part) => part !== 'name' || (edits.facts.name ?? '').trim() !== '';

/** What of the edits can be saved, and the body that saves it; nothing where there is nothing. */
export function changeOf(permit: Permit, edits: Edits): { parts: Part[]; body: PermitChange } | undefined {
  const parts = changedParts(permit, edits).filter((part) => maySend(edits, part));
  if (parts.length === 0) return undefined;
  const facts = FACTS.filter((name) => parts.includes(name)).map((name) => [name, edits.facts[name]]);
  const places = parts.filter((part) => typeof part === 'number');
  const pages = permit.pages
    .slice(0, Math.max(-1, ...places) + 1)
    .map((page, place) => (places.includes(place) ? { content: pageWith(page, edits.pages[place]).content } : null));
  return { parts, body: { ...Object.fromEntries(facts), ...(pages.length > 0 && { pages }) } };
}

/** The edits that are left after a save: what was changed again meanwhile, and what was not sent. */
export function afterSave(edits: Edits, sent: { edits: Edits; parts: readonly Part[] }): Edits {
  const isSame = (part: Part) =>
    typeof part === 'number'
      ? edits.pages[part] === sent.edits.pages[part]
      : edits.facts[part] === sent.edits.facts[part];
  return without(edits, sent.parts.filter(isSame));
}

const isPartEqual = (a: Permit, b: Permit, part: Part) => {
  if (typeof part !== 'number') return a[part] === b[part];
  const [one, other] = [a.pages[part], b.pages[part]];
  return one !== undefined && other !== undefined && answersEqual(answersIn(one), answersIn(other));
};

/**
 * The parts that were changed here and also elsewhere, to another value. `base` is what was edited; without it every
 * part that differs counts.
 */
export function conflictingParts(base: Permit | undefined, current: Permit, edits: Edits): Part[] {
  return changedParts(current, edits).filter((part) => base === undefined || !isPartEqual(base, current, part));
}
