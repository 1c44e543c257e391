import { answersEqual, type Answers } from '../../../shared/content/answers/answers.ts';
import { mayChangeAfterSigning } from '../../../shared/content/answers/after-signing.ts';
import { hasAnswerBlocks } from '../../../shared/content/pages/page.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import type { Completed, UserForm } from '../../../shared/user-forms/user-form.ts';
import type { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Call } from '../../http/answer.ts';
import { countFile } from '../../uploads/file-count.ts';
import { placeAnswerFiles } from '../../uploads/place-answer-files.ts';
import type { ConditionFailed } from '../../store/table-errors.ts';
import {
  pageWrite,
  signingWrite,
  unchangedCheck,
  type PageBefore,
} from '../../store/entities/user-forms/user-form-writes.ts';
import { passIdOf } from '../../security/pass-id.ts';
import { validityOf } from '../../store/entities/form-versions.ts';
import { findPage, findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { pageOf, userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { type StoredPage, type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { completeUserForm } from './complete-user-form.ts';
import { areCardsChanged, cardOrder } from '../start/order-cards.ts';
import { loadOwnForm, loadUserForm, type OwnForm } from '../load-user-form.ts';
import { requireSigning } from './exam-tries.ts';
import { pageAsSigned, shownPage } from './shown-page.ts';
import { gateOf, nextPage, type Signing } from './signing.ts';
import { showPage, showUserForm } from '../show-user-form.ts';
import { refusalOf } from './signing-refusal.ts';
import { chainOrder } from '../order-worker.ts';
import { requireVersion, saveOver, versionConflict } from '../../verbs/save-over.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import { hasCards, readSubmittedAnswers } from './submitted-answers.ts';

type SignCall = Call<typeof userFormApi.signPage>;
type Signed = { page: StoredPage; formSigned: string | null };

/**
 * Saves and signs one page in one transaction. A page without answers costs no read: the rules use the token, the immutable version and the
 * conditions of the write.
 */
export async function signPage(call: SignCall): Promise<Reply<typeof userFormApi.signPage>> {
  const { world, actor, params, body } = call;
  const form = await loadOwnForm(world, actor, params.id);
  const index = /^\d{1,3}$/.test(params.pageIndex) ? Number(params.pageIndex) : -1;
  const page = form.version.pages[index];
  if (!page) throw new AppError('not_found');
  const as = await shownPage(world, form.version, index, body ?? {});
  const isStoredNeeded = body?.content ? hasCards(page) : hasAnswerBlocks(page);
  const stored = isStoredNeeded ? await findPage(world.table, params.id, index) : undefined;
  const { answers, head } = await answersToSign(call, { form, index, page, stored });
  const before = body?.content ? expectedBefore(body.version) : (stored ?? expectedBefore(body?.version));
  const signing = { form, index, page, shown: as, answers, before };
  const signed = await signPageOnce(call, signing, head && lastMissing(head));
  const shown = showPage(as.page, { stored: signed.page, isOwn: true });
  return {
    index,
    page: {
      signed: shown.signed,
      version: shown.version,
      content: shown.content,
      ...(shown.signatureTimes && { signatureTimes: shown.signatureTimes }),
    },
    formSigned: signed.formSigned,
    ...(signed.formSigned !== null && { completed: completedOf(call, form) }),
  };
}

function completedOf({ world }: SignCall, { id, version }: OwnForm): Completed {
  return { passId: passIdOf(world.keys, id), needsApproval: validityOf(version).needsApproval };
}

type ToSign = Pick<Signing, 'form' | 'index' | 'page'> & { stored: StoredPage | undefined };

/** The answers of the body, or the stored ones; pictures are stored only where they complete a page that can be signed. */
async function answersToSign(
  call: SignCall,
  { form, index, page, stored }: ToSign,
): Promise<{ answers: Answers; head?: UserFormHead }> {
  const { content } = call.body ?? {};
  const before = stored?.answers ?? {};
  if (!content) return { answers: before };
  const taken = readSubmittedAnswers(page, content);
  await requireSigning(call.world, { form, index, page }, taken).catch(async (error: unknown) => {
    throw (await refusalOfSigned(call, { index, page }, taken)) ?? error;
  });
  let head: UserFormHead | undefined;
  const answers = await placeAnswerFiles(
    call.world,
    { owner: 'userForm', id: call.params.id, page, content, taken, before },
    async () => {
      head = await countFile(call.world, call.params.id);
      requireOwn(call, head);
    },
  );
  return { answers, ...(head ? { head } : {}) };
}

/** 409 where the page is signed, and what was sent changes more than a signed page lets change, whatever else is wrong with it. */
async function refusalOfSigned(
  { world, params }: SignCall,
  { index, page }: Pick<ToSign, 'index' | 'page'>,
  taken: Answers,
): Promise<AppError | undefined> {
  const stored = await findPage(world.table, params.id, index);
  const isRefused =
    stored?.signed && !answersEqual(taken, stored.answers) && !mayChangeAfterSigning(page, stored.answers, taken);
  return isRefused ? new AppError('invalid_state') : undefined;
}

/** The page at the version that the client names; the write's condition checks it. */
function expectedBefore(version: number | undefined): PageBefore {
  return version ? { version, signed: null } : undefined;
}

/** Writes, and where page or head differs from the expected state, reads it and retries. `known` is a head that may lack only this page. */
async function signPageOnce(call: SignCall, first: Signing, known: UserFormHead | undefined): Promise<Signed> {
  let signing = first;
  let head = known;
  let signed: StoredPage | undefined;
  const onRefusal = async (refusal: ConditionFailed) => {
    if (refusal.refused !== 'page') {
      head = completable(call, signing, refusal);
      return;
    }
    const stored = refusal.item && pageOf(refusal.item);
    if (!stored) throw await conflict(call);
    if (stored.signed) signed = stored;
    else signing = await rebaseSigning(call, signing, stored);
  };
  return untilWritten(() => (signed ? answerSignedPage(call, signing, signed) : writeSigning(call, signing, head)), {
    onRefusal,
    lastError: () => conflict(call),
  });
}

async function writeSigning(call: SignCall, signing: Signing, head: UserFormHead | undefined): Promise<Signed> {
  const { world } = call;
  await requireSigning(world, signing, signing.answers);
  const gate = gateOf(world, signing);
  const next = nextPage(world, signing);
  const write = pageWrite(signing.form.id, signing.before, next);
  const { version } = signing.form;
  if (head) {
    const completion = { gate, head, version, writes: [write], address: call.address, proof: call.proof };
    return { page: next.page, formSigned: await completeUserForm(world, completion) };
  }
  await world.table.write([write, signingWrite(gate)]);
  return { page: next.page, formSigned: null };
}

/** The head of an induction that lacks only this page, undefined otherwise; throws the broken rule. */
function completable({ world }: SignCall, signing: Signing, { item }: ConditionFailed): UserFormHead | undefined {
  if (!item) throw new AppError('not_found');
  const head = userFormOf(item);
  const refusal = refusalOf(head, gateOf(world, signing), {
    version: signing.form.version,
    today: localDate(world.now()),
  });
  if (refusal) throw refusal;
  return lastMissing(head);
}

/** The head of an open induction that lacks only one page. */
function lastMissing(head: UserFormHead): UserFormHead | undefined {
  return head.signed === null && head.signedCount === head.pageCount - 1 ? head : undefined;
}

/** For a page that was saved meanwhile but not signed: signs over a version that the client knew, or over the same content. */
async function rebaseSigning(call: SignCall, signing: Signing, stored: StoredPage): Promise<Signing> {
  const { content } = call.body ?? {};
  if (!content) return { ...signing, answers: stored.answers, before: stored };
  const isKnown = signing.before?.version === stored.version || answersEqual(signing.answers, stored.answers);
  if (!isKnown) throw await conflict(call);
  return { ...signing, before: stored };
}

/** Handles a page that is signed already: the same content gets the same answer, an allowed change becomes a new version. */
async function answerSignedPage(call: SignCall, signing: Signing, stored: StoredPage): Promise<Signed> {
  const head = await headFor(call);
  const isSame = !call.body?.content || answersEqual(signing.answers, stored.answers);
  if (isSame) return { page: stored, formSigned: head.signed };
  const isAllowed = mayChangeAfterSigning(signing.page, stored.answers, signing.answers);
  if (!isAllowed || head.approved || head.archived) throw new AppError('invalid_state');
  await requireVersion({ version: call.body?.version ?? 0 }, stored, () => showForm(call));
  const shown = await pageAsSigned(call.world, signing.form.version, stored);
  const next = nextPage(call.world, { ...signing, shown, before: stored });
  const areCardsOther = areCardsChanged(signing.page, stored.answers, signing.answers);
  const order = areCardsOther ? cardOrder(call.world, head._id, signing.form.version) : [];
  await saveOver(call.world, {
    writes: [pageWrite(signing.form.id, stored, next), unchangedCheck(head), ...order, ...chainOrder(call.world, head)],
    current: () => showForm(call),
    refusalOf: ({ refused }) => (refused === 'page' ? undefined : new AppError('invalid_state')),
  });
  return { page: next.page, formSigned: head.signed };
}

async function headFor(call: SignCall): Promise<UserFormHead> {
  const head = await findUserForm(call.world.table, call.params.id);
  if (!head) throw new AppError('not_found');
  requireOwn(call, head);
  return head;
}

function requireOwn({ actor }: SignCall, head: UserFormHead): void {
  if (actor.kind === 'worker' && head.epoch !== actor.epoch) throw new AppError('unauthorized');
}

const conflict = (call: SignCall) => versionConflict(() => showForm(call));

async function showForm({ world, actor, params, body }: SignCall): Promise<UserForm> {
  return showUserForm(world, await loadUserForm(world, { actor, id: params.id }), body?.language);
}
