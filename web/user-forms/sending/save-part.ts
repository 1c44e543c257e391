// What a page needs to save something, with the queue that keeps it on the phone: it comes with the pages that have something to save.
import { hasExam } from '../../../shared/content/pages/page-rules.ts';
import type { Answers } from '../../../shared/content/answers/answers.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { Part } from '../../offline/kept-induction.ts';
import { OutboxChanges } from '../../offline/outbox-changes.ts';
import type { Meant } from '../../offline/part-fate.ts';
import type { SaveResult } from '../player-backing.ts';
import { parkedRefusal } from '../save-refusal.ts';
import { workerOutbox } from './worker-outbox.ts';

/** How long a page waits for the server before the worker goes on; an exam waits longer. */
const PATIENCE_MILLISECONDS = 4000;
const EXAM_PATIENCE_MILLISECONDS = 15_000;

const changes = () => new OutboxChanges(workerOutbox());

/** Waits up to `most` milliseconds for the server, then lets the worker go on, after which the part no longer holds the page. */
async function waitUntilSettled(userFormId: string, meant: Meant, most: number): Promise<SaveResult> {
  const fate = await changes().fate(userFormId, meant, navigator.onLine ? most : 0);
  if (fate.kind === 'sent') return { kind: 'saved' };
  const refusal = parkedRefusal(fate.kind === 'parked' ? fate.parking : undefined);
  if (refusal) return refusal;
  await changes().leave(userFormId, meant);
  return { kind: 'kept' };
}

export async function savePage(
  { _id, pages }: Pick<UserForm, '_id' | 'pages'>,
  formPage: number,
  answers: Answers,
): Promise<SaveResult> {
  const isExam = hasExam(pages[formPage] ?? { content: [] });
  const meant = await changes().queuePage(_id, formPage, answers);
  return waitUntilSettled(_id, meant, isExam ? EXAM_PATIENCE_MILLISECONDS : PATIENCE_MILLISECONDS);
}

export async function saveDetails(
  userFormId: string,
  user: PersonDetails,
  language: WorkerLanguage,
): Promise<SaveResult> {
  const meant = await changes().queueDetails(userFormId, user, language);
  return waitUntilSettled(userFormId, meant, PATIENCE_MILLISECONDS);
}

/** A failed autosave is sent with the page itself. */
export function saveTyped(userFormId: string, formPage: number, answers: Answers): Promise<void> {
  return changes()
    .saveTyped(userFormId, formPage, answers)
    .catch(() => undefined);
}

/** Discards what a refused part holds. */
export function giveUp(userFormId: string, part: Part): Promise<void> {
  return changes().discard(userFormId, part);
}
