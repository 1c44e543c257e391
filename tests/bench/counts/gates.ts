import type { ListCounts } from './count-lists.ts';
import type { AfterwardsCounts, InductionCounts } from './count-induction.ts';
import type { PermitCounts } from './count-permits.ts';
import type { ReportCounts } from './count-reports.ts';
import type { Count } from './counted.ts';

export type CountName =
  | keyof InductionCounts
  | keyof AfterwardsCounts
  | keyof PermitCounts
  | keyof ReportCounts
  | keyof ListCounts;

/** What is counted; a gate may not be passed, a target is only shown beside what is reached. Staff calls take one GetItem more, for the caller. */
export type CountedThing = { item: string; what: string; gate?: Partial<Count>; target?: Partial<Count> };

const START = { requests: 3, writeUnits: 12, readUnits: 4 };
const SAVE_AND_SIGN = { requests: 1, writeUnits: 10 };
const LOAD = { requests: 2, readUnits: 3 };
const LOAD_BY_STAFF = { requests: 3, readUnits: 4 };
const LIST = { requests: 2 };
/** The project, and a Query for each of its two forms. */
const LIST_OF_PROJECT = { requests: 4 };
const SEARCH = { requests: 3, readUnits: 4 };

export const COUNTED: Record<CountName, CountedThing> = {
  startFirst: { item: 'begin', what: 'start an induction by PIN, its version not in memory', gate: START },
  startNext: { item: 'begin', what: 'start an induction by PIN, its version in memory', gate: START },
  details: { item: '', what: 'save the details for the first time, with the search entries and the first link' },
  textPage: { item: 'sign', what: 'sign a page without answers', gate: { requests: 1, writeUnits: 6 } },
  examPage: { item: 'save and sign', what: 'save and sign a page with answers', gate: SAVE_AND_SIGN },
  signaturePage: {
    item: 'save and sign',
    what: 'save and sign a page with a drawn signature, the first picture of the induction',
    target: SAVE_AND_SIGN,
  },
  lastPage: { item: 'sign', what: 'sign a page without answers, which completes the induction', gate: { requests: 2 } },
  loadByWorkerFirst: {
    item: 'load',
    what: 'load a whole induction as its worker, its version not in memory',
    gate: LOAD,
  },
  loadByWorker: { item: 'load', what: 'load a whole induction as its worker', gate: LOAD },
  loadByStaffFirst: {
    item: 'load',
    what: 'load a whole induction as staff, its version not in memory',
    gate: LOAD_BY_STAFF,
  },
  loadByStaff: { item: 'load', what: 'load a whole induction as staff', gate: LOAD_BY_STAFF },
  loginFirst: { item: '', what: 'log in, the first time in a while' },
  loginNext: { item: '', what: 'log in again' },
  wholeInduction: {
    item: 'induction',
    what: 'start, fill in and sign the rich demo form: 14 calls, 8 pages, 2 cards with a photo each, 1 signature',
    gate: { requests: 36, writeUnits: 110, readUnits: 36 },
  },
  afterInduction: {
    item: '',
    what: 'what follows from it: counts, its cards with their search entries, billing, three mails',
  },
  approval: { item: '', what: 'look at what waits, read it, approve it, and what follows from that' },
  permitCreated: { item: '', what: 'create a permit, with its number, its counts and its search entries' },
  permitSaved: { item: '', what: 'save a page of a draft' },
  permitLoaded: { item: '', what: 'load a permit with its history and the cards of its persons' },
  permitSubmitted: {
    item: '',
    what: 'submit a permit, whose persons are all looked at once more; the first one is told',
  },
  permitOpened: { item: '', what: 'open a permit by PIN; the try and the guess are counted first and given back' },
  permitSigned: { item: '', what: 'sign a permit by PIN, counted as before; the next person is told' },
  permitCancelled: { item: '', what: 'cancel a permit; those who were asked are told' },
  billingMonth: {
    item: 'billing',
    what: 'billing report of a month of 400 inductions; besides its Query the caller, the company and the names of the forms',
    gate: { requests: 4, readUnits: 12.5 },
  },
  listPage: { item: 'lists', what: 'a list page of 20', gate: LIST },
  approvedPage: { item: 'lists', what: 'a page of 20 of the approved inductions of a form', gate: LIST },
  oneFound: { item: 'search', what: 'search by the beginning of a word, one found', gate: SEARCH },
  pageFound: {
    item: 'search',
    what: 'search by the beginning of a word, a page of 20 found',
    gate: { requests: 3 },
    target: SEARCH,
  },
  pageFoundByTwoWords: {
    item: 'search',
    what: 'search by two words, 200 entries read and a page of 20 found',
    gate: { requests: 3 },
    target: SEARCH,
  },
  projectPage: { item: 'lists', what: 'a page of 20 projects', gate: LIST },
  projectFound: { item: 'search', what: 'search projects by the beginning of a word, one found', gate: SEARCH },
  inductionsOfProject: {
    item: 'lists',
    what: 'a page of 20 inductions of a project with two forms',
    gate: LIST_OF_PROJECT,
  },
  candidatesOfProject: {
    item: 'lists',
    what: 'a page of 20 persons of the signed inductions of a project with two forms, with addresses and cards',
  },
  gateFound: {
    item: '',
    what: 'search at the gate of a project with two forms, one found without cards, with the verdict: the caller, the project, a Query for each form, the induction with its forms; cards take one more',
    gate: { requests: 5 },
  },
  permitPage: { item: 'lists', what: 'a page of 20 permits of a project', gate: { requests: 3 } },
  ownInductions: { item: 'lists', what: "a page of 20 of one's own inductions", gate: { requests: 3 } },
};

/** Whether a count stays within a limit in everything that the limit names. */
export function isWithin(count: Count, limit: Partial<Count> | undefined): boolean {
  const { requests = Infinity, writeUnits = Infinity, readUnits = Infinity } = limit ?? {};
  return count.requests <= requests && count.writeUnits <= writeUnits && count.readUnits <= readUnits;
}
