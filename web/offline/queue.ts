import type { Answers } from '../../shared/content/answers/answers.ts';
import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { ShownIn } from '../../shared/content/pages/shown-in.ts';
import type { UserPage } from '../../shared/content/pages/page.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { waitingPart, type KeptInduction, type Parking, type Part, type WaitingPage } from './kept-induction.ts';
import type { SignedPage } from './outbox-calls.ts';
import { mergedDetails, newerForm } from './newer-form.ts';
import { holdsAnswers } from './same-answers.ts';

/** Limits the remembered sends without an answer, per page; beyond it the worker at worst gets a needless choice. */
const MOST_UNSURE = 10;

type Fresh = { now: number };

/** The language in which a page is shown; undefined for the form's first. */
function shownIn({ language, translation = 0 }: Partial<UserPage> = {}): ShownIn | undefined {
  return language && { language, translation };
}

/** Queues a page; its newest content replaces the queued content. */
export function withPage(
  kept: KeptInduction,
  { formPage, answers, now }: Fresh & { formPage: number; answers: Answers },
): KeptInduction {
  const before = kept.pages.find((each) => each.formPage === formPage);
  const current = kept.form.pages[formPage]?.version ?? 0;
  // A worker who saves again after seeing both versions has chosen: the save goes over the server's newest version.
  const version = before && before.parking?.code !== 'version_conflict' ? before.version : current;
  const revision = kept.lastRevision + 1;
  const waiting = { revision, since: before?.since ?? now, isLeft: before?.isLeft ?? false };
  const page = { ...waiting, formPage, answers, version, shownIn: shownIn(kept.form.pages[formPage]) };
  const pages = before ? kept.pages.map((each) => (each === before ? page : each)) : [...kept.pages, page];
  return { ...kept, pages, lastRevision: revision };
}

/** Queues the details, and unparks pages that the server refused for missing details. */
export function withDetails(
  kept: KeptInduction,
  { user, language, now }: Fresh & { user: PersonDetails; language: WorkerLanguage },
): KeptInduction {
  const { details: waiting, form } = kept;
  const isChosen = waiting?.parking?.code === 'version_conflict';
  const over = waiting && !isChosen ? waiting : { before: form.user, version: form.version };
  const revision = kept.lastRevision + 1;
  const details = {
    user,
    language,
    before: over.before,
    version: over.version,
    revision,
    since: waiting?.since ?? now,
    isLeft: waiting?.isLeft ?? false,
  };
  const isForDetails = ({ parking }: WaitingPage) => parking?.issues.some(({ path }) => path.startsWith('user.'));
  const pages = kept.pages.map((page) => (isForDetails(page) ? { ...page, parking: undefined } : page));
  return { ...kept, details, pages, lastRevision: revision };
}

/** Changes a queued part if it still has the meant revision. */
function withWaiting(
  kept: KeptInduction,
  { part, revision }: { part: Part; revision: number },
  change: { parking?: Parking; notBefore?: number; heldAt?: number; isLeft?: boolean },
): KeptInduction {
  if (waitingPart(kept, part)?.revision !== revision) return kept;
  if (part === 'details') return kept.details ? { ...kept, details: { ...kept.details, ...change } } : kept;
  return { ...kept, pages: kept.pages.map((page) => (page.formPage === part ? { ...page, ...change } : page)) };
}

type Meant = { part: Part; revision: number };

export const withParking = (kept: KeptInduction, meant: Meant, parking: Parking) =>
  withWaiting(kept, meant, { parking });
export const withWait = (kept: KeptInduction, meant: Meant, wait: { notBefore: number; heldAt: number }) =>
  withWaiting(kept, meant, wait);
export const withLeft = (kept: KeptInduction, meant: Meant) => withWaiting(kept, meant, { isLeft: true });

/** Removes a part from the queue, unless newer content has replaced it. */
function without(kept: KeptInduction, { part, revision }: Meant): KeptInduction {
  if (waitingPart(kept, part)?.revision !== revision) return kept;
  if (part === 'details') return { ...kept, details: undefined };
  return { ...kept, pages: kept.pages.filter(({ formPage }) => formPage !== part) };
}

/** Discards a part's queued content: the worker chose the server's version. */
export function withoutPart(kept: KeptInduction, part: Part): KeptInduction {
  const waiting = waitingPart(kept, part);
  return waiting ? without(kept, { part, revision: waiting.revision }) : kept;
}

/** Records content before it is sent. */
export function withUnsure(kept: KeptInduction, formPage: number, answers: Answers): KeptInduction {
  const known = (kept.unsure[formPage] ?? []).filter((each) => orderedJson(each) !== orderedJson(answers));
  return { ...kept, unsure: { ...kept.unsure, [formPage]: [...known, answers].slice(-MOST_UNSURE) } };
}

export function withUnsureDetails(kept: KeptInduction, user: PersonDetails): KeptInduction {
  const known = kept.unsureDetails.filter((each) => orderedJson(each) !== orderedJson(user));
  return { ...kept, unsureDetails: [...known, user].slice(-MOST_UNSURE) };
}

/** Another tab may have sent this tab's queue and removed the induction since. */
export function withWaitingUnsure(kept: KeptInduction): KeptInduction {
  const known = kept.details ? withUnsureDetails(kept, kept.details.user) : kept;
  return kept.pages.reduce((each, { formPage, answers }) => withUnsure(each, formPage, answers), known);
}

type SavedPage = SignedPage & { formPage: number; revision: number; now: number };

/** The server has saved and signed a page; its newer queued content continues from that version. */
export function withPageSaved(kept: KeptInduction, saved: SavedPage): KeptInduction {
  const { formPage, page, formSigned, completed, now } = saved;
  const { form } = kept;
  const { passId = form.passId, needsApproval = form.meta.needsApproval } = completed ?? {};
  const meta = { ...form.meta, needsApproval, signed: formSigned ?? form.meta.signed };
  const pages = form.pages.map((each, place) => (place === formPage ? page : each));
  const rest = without(kept, { part: formPage, revision: saved.revision });
  return {
    ...rest,
    savedAt: now,
    form: { ...form, passId, meta, pages },
    pages: rest.pages.map((each) => (each.formPage === formPage ? { ...each, version: page.version } : each)),
    unsure: { ...kept.unsure, [formPage]: [] },
  };
}

/** The server has saved the details and answered with the form. */
export function withDetailsSaved(
  kept: KeptInduction,
  { revision, form, now }: { revision: number; form: UserForm; now: number },
): KeptInduction {
  const { details, ...rest } = without(kept, { part: 'details', revision });
  const over = details && { ...details, before: form.user, version: form.version };
  return { ...withForm({ ...rest, unsureDetails: [] }, form), details: over, savedAt: now };
}

/** Rebases queued content on the server's page; undefined where the server has signed exactly that content. */
function overPage(kept: KeptInduction, waiting: WaitingPage, page: UserPage | undefined): WaitingPage[] {
  if (!page || page.version === waiting.version) return [waiting];
  const isOurs = holdsAnswers(page, waiting.answers);
  if (isOurs && page.signed !== null) return [];
  const isKnown = isOurs || (kept.unsure[waiting.formPage] ?? []).some((sent) => holdsAnswers(page, sent));
  return [isKnown ? { ...waiting, version: page.version } : waiting];
}

function overDetails({ details, unsureDetails }: KeptInduction, form: UserForm): KeptInduction['details'] {
  if (!details || orderedJson(details.user) === orderedJson(form.user)) return undefined;
  if (details.version === form.version) return details;
  const isKnown = unsureDetails.some((sent) => orderedJson(sent) === orderedJson(form.user));
  const user = isKnown ? details.user : mergedDetails(details, form.user);
  return user ? { ...details, user, before: form.user, version: form.version } : details;
}

/**
 * Takes the server's form. Confirms content whose answer was lost if the form has it, and rebases queued content where nobody else changed
 * the same value.
 */
export function withForm(kept: KeptInduction, server: UserForm): KeptInduction {
  const form = newerForm(kept.form, server);
  return {
    ...kept,
    form,
    details: overDetails(kept, form),
    pages: kept.pages.flatMap((waiting) => overPage(kept, waiting, form.pages[waiting.formPage])),
  };
}
