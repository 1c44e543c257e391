import { answersEqual, type Answers } from '../../shared/content/answers.ts';
import { mayChangeAfterSigning } from '../../shared/content/after-signing.ts';
import { hasAnswerBlocks, type Page } from '../../shared/content/page.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Call } from '../http/answer.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import {
  pageWrite,
  signingWrite,
  unchangedCheck,
  type PageBefore,
  type SigningGate,
} from '../store/user-form-writes.ts';
import {
  findPage,
  findUserForm,
  pageOf,
  userFormOf,
  type PageEvent,
  type StoredPage,
  type UserFormHead,
} from '../store/user-forms.ts';
import type { World } from '../world.ts';
import { completeUserForm } from './complete-user-form.ts';
import { loadOwnForm, loadUserForm, type OwnForm } from './load-user-form.ts';
import { pageHash } from './page-hash.ts';
import { showPage, showUserForm } from './show-user-form.ts';
import { refusalOf } from './signing-refusal.ts';
import { answersFrom, requireSignable } from './submitted-answers.ts';

type SignCall = Call<typeof userFormApi.signPage>;
type Signed = { page: StoredPage; formSigned: string | null };

/** One page about to be signed. */
export type Signing = { form: OwnForm; index: number; page: Page; answers: Answers; before: PageBefore };

/**
 * Saves and signs one page in one transaction. A page without answers costs no read: what the rules need
 * is in the token, in the immutable version, and in the conditions of the write.
 */
export async function signPage(call: SignCall): Promise<Reply<typeof userFormApi.signPage>> {
  const { world, actor, params, body } = call;
  const form = await loadOwnForm(world, actor, params.id);
  const index = /^\d{1,3}$/.test(params.pageIndex) ? Number(params.pageIndex) : -1;
  const page = form.version.pages[index];
  if (!page) throw new AppError('not_found');
  const submitted = body?.content && (await answersFrom(world, params.id, page, body.content));
  const stored = submitted || !hasAnswerBlocks(page) ? undefined : await findPage(world.table, params.id, index);
  const answers = submitted ?? stored?.answers ?? {};
  const signing: Signing = { form, index, page, answers, before: stored ?? expected(body?.version) };
  const signed = stored?.signed ? await settled(call, signing, stored) : await signedPage(call, signing);
  const shown = showPage(form.version, { stored: signed.page, index, isOwn: true });
  return {
    index,
    page: { signed: shown.signed, version: shown.version, content: shown.content },
    formSigned: signed.formSigned,
  };
}

/** The page as a client that names a version takes it to be; the write's condition finds out. */
function expected(version: number | undefined): PageBefore {
  return version ? { version, signed: null } : undefined;
}

async function signedPage(call: SignCall, signing: Signing): Promise<Signed> {
  const { world } = call;
  requireSignable(signing.page, signing.answers);
  const gate = gateOf(world, signing);
  const next = nextPage(world, signing);
  try {
    await world.table.write([pageWrite(signing.form.id, signing.before, next), signingWrite(gate)]);
    return { page: next.page, formSigned: null };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.at === 0) return settled(call, signing, error.item && pageOf(error.item));
    if (!error.item) throw new AppError('not_found');
    const head = userFormOf(error.item);
    const isLast = head.signedCount === head.pageCount - 1;
    const refusal = refusalOf(head, gate, { version: signing.form.version, today: localDate(world.now()) });
    if (refusal || !isLast) throw refusal ?? new AppError('invalid_state');
    return {
      page: next.page,
      formSigned: await completeUserForm(world, { gate, head, writes: [pageWrite(head._id, signing.before, next)] }),
    };
  }
}

/** The page stands otherwise than expected: signed already, or saved by another tab meanwhile. */
async function settled(call: SignCall, signing: Signing, stored: StoredPage | undefined): Promise<Signed> {
  if (!stored) throw await conflict(call);
  const head = await headFor(call);
  const isSame = !call.body?.content || answersEqual(signing.answers, stored.answers);
  if (stored.signed && isSame) return { page: stored, formSigned: head.signed };
  if (stored.signed)
    return { page: await changedAfterSigning(call.world, signing, { stored, head }), formSigned: head.signed };
  if (!isSame && signing.before?.version !== stored.version) throw await conflict(call);
  return signedPage(call, {
    ...signing,
    answers: call.body?.content ? signing.answers : stored.answers,
    before: stored,
  });
}

async function headFor({ world, actor, params }: SignCall): Promise<UserFormHead> {
  const head = await findUserForm(world.table, params.id);
  if (!head) throw new AppError('not_found');
  if (actor.kind === 'worker' && head.epoch !== actor.epoch) throw new AppError('unauthorized');
  return head;
}

async function conflict({ world, actor, params }: SignCall): Promise<AppError> {
  const current = await showUserForm(world, await loadUserForm(world, { actor, id: params.id }));
  return new AppError('version_conflict', { current });
}

type Standing = { stored: StoredPage; head: UserFormHead };

/** After signing only signatures, multi-choice answers and card images change, and only until approval. */
async function changedAfterSigning(world: World, signing: Signing, { stored, head }: Standing): Promise<StoredPage> {
  const isAllowed = mayChangeAfterSigning(signing.page, stored.answers, signing.answers);
  if (!isAllowed || head.approved || head.archived) throw new AppError('invalid_state');
  requireSignable(signing.page, signing.answers);
  const next = nextPage(world, { ...signing, before: stored });
  await world.table.write([pageWrite(signing.form.id, stored, next), unchangedCheck(head)]).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('invalid_state') : error;
  });
  return next.page;
}

function nextPage(
  world: World,
  { form, index, page, answers, before }: Signing,
): { page: StoredPage; event: PageEvent } {
  const at = world.now().toISOString();
  const hash = pageHash(page, answers);
  const event = { at, by: form.signer, what: before?.signed ? ('changed' as const) : ('signed' as const), hash };
  return { page: { index, version: (before?.version ?? 0) + 1, answers, signed: before?.signed ?? at, hash }, event };
}

function gateOf(world: World, { form, index, page }: Signing): SigningGate {
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
