import type { Answers } from '../../../shared/content/answers/answers.ts';
import { hasExam } from '../../../shared/content/pages/page-rules.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import type { PageBefore, SigningGate } from '../../store/entities/user-forms/user-form-writes.ts';
import type { PageEvent, StoredPage } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';
import type { OwnForm } from '../load-user-form.ts';
import { pageHash } from './page-hash.ts';
import { signatureTimes } from '../../uploads/signature-times.ts';

/** One page before its signing, and its expected stored state. */
export type Signing = {
  form: OwnForm;
  index: number;
  page: Page;
  /** The page as it was shown, and in which language where that is not the base. */
  shown: ShownPage;
  answers: Answers;
  before: PageBefore;
};

export type ShownPage = { page: Page; in: StoredPage['shownIn'] };

/** The page with its signature, at the server's time, and its history event. */
export function nextPage(
  world: World,
  { form, index, page, shown, answers, before }: Signing,
): { page: StoredPage; event: PageEvent; isExamPassed: boolean } {
  const at = world.now().toISOString();
  const hash = pageHash(shown.page, answers);
  const shownIn = shown.in && { shownIn: shown.in };
  const what = before?.signed ? ('changed' as const) : ('signed' as const);
  const event = { at, by: form.signer, what, hash, ...shownIn };
  const version = (before?.version ?? 0) + 1;
  const times = signatureTimes(answers, before, at);
  const next = { index, version, answers, signed: before?.signed ?? at, hash, signatureTimes: times, ...shownIn };
  return { page: next, event, isExamPassed: !before?.signed && hasExam(page) };
}

/** What the head must allow; the first page requires the worker's details. */
export function gateOf(world: World, { form, index, page }: Signing): SigningGate {
  return {
    id: form.id,
    epoch: form.epoch,
    pageCount: form.version.pages.length,
    pages: 1,
    readSeconds: page.minReadTime,
    elapsedSeconds: (world.now().getTime() - Date.parse(form.startedAt)) / 1000,
    needsDetails: index === 0,
  };
}
