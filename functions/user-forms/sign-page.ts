import { answersEqual, type Answers } from '../../shared/content/answers.ts';
import { mayChangeAfterSigning } from '../../shared/content/after-signing.ts';
import { hasAnswerBlocks } from '../../shared/content/page.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Call } from '../http/answer.ts';
import { countFile } from '../uploads/file-count.ts';
import { placedAnswers } from '../uploads/placed-answers.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { pageWrite, signingWrite, unchangedCheck, type PageBefore } from '../store/user-form-writes.ts';
import { findPage, findUserForm } from '../store/user-forms.ts';
import { pageOf, userFormOf } from '../store/user-form-items.ts';
import { type StoredPage, type UserFormHead } from '../store/user-form-head.ts';
import { completeUserForm } from './complete-user-form.ts';
import { areCardsChanged, cardOrder } from './order-cards.ts';
import { loadOwnForm, loadUserForm } from './load-user-form.ts';
import { requireSigning } from './exam-tries.ts';
import { gateOf, nextPage, type Signing } from './signing.ts';
import { showPage, showUserForm } from './show-user-form.ts';
import { refusalOf } from './signing-refusal.ts';
import { hasCards, takenAnswers } from './submitted-answers.ts';

type SignCall = Call<typeof userFormApi.signPage>;
type Signed = { page: StoredPage; formSigned: string | null };

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
  const isStoredNeeded = body?.content ? hasCards(page) : hasAnswerBlocks(page);
  const stored = isStoredNeeded ? await findPage(world.table, params.id, index) : undefined;
  const { answers, head } = await answersToSign(call, { form, index, page, stored });
  const before = body?.content ? expected(body.version) : (stored ?? expected(body?.version));
  const signed = await signedPage(call, { form, index, page, answers, before }, head && lastMissing(head));
  const shown = showPage(form.version, { stored: signed.page, index, isOwn: true });
  return {
    index,
    page: {
      signed: shown.signed,
      version: shown.version,
      content: shown.content,
      ...(shown.signatureTimes && { signatureTimes: shown.signatureTimes }),
    },
    formSigned: signed.formSigned,
  };
}

type ToSign = Pick<Signing, 'form' | 'index' | 'page'> & { stored: StoredPage | undefined };

/** The answers of the body, or the stored ones; pictures are stored only when the page can be signed with them. */
async function answersToSign(
  call: SignCall,
  { form, index, page, stored }: ToSign,
): Promise<{ answers: Answers; head?: UserFormHead }> {
  const { content } = call.body ?? {};
  const before = stored?.answers ?? {};
  if (!content) return { answers: before };
  const taken = takenAnswers(page, content);
  await requireSigning(call.world, { form, index, page }, taken);
  let head: UserFormHead | undefined;
  const answers = await placedAnswers(
    call.world,
    { owner: 'userForm', id: call.params.id, page, content, taken, before },
    async () => {
      head = await countFile(call.world, call.params.id);
      requireOwn(call, head);
    },
  );
  return { answers, ...(head ? { head } : {}) };
}

/** The page as a client that names a version takes it to be; the write's condition finds out. */
function expected(version: number | undefined): PageBefore {
  return version ? { version, signed: null } : undefined;
}

const MOST_TRIES = 4;

/** Writes, and where the page or the form stands otherwise than taken for, looks again and goes on from there. `known` is a form that only this page may be missing of. */
async function signedPage(call: SignCall, first: Signing, known: UserFormHead | undefined): Promise<Signed> {
  let signing = first;
  let head = known;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    try {
      return await written(call, signing, head);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.at > 0) {
        head = completable(call, signing, error);
        continue;
      }
      const stored = error.item && pageOf(error.item);
      if (!stored) throw await conflict(call);
      if (stored.signed) return settled(call, signing, stored);
      signing = await rebased(call, signing, stored);
    }
  }
  throw await conflict(call);
}

async function written(call: SignCall, signing: Signing, head: UserFormHead | undefined): Promise<Signed> {
  const { world } = call;
  await requireSigning(world, signing, signing.answers);
  const gate = gateOf(world, signing);
  const next = nextPage(world, signing);
  const write = pageWrite(signing.form.id, signing.before, next);
  const { version } = signing.form;
  if (head) {
    const completion = { gate, head, version, writes: [write], address: call.address };
    return { page: next.page, formSigned: await completeUserForm(world, completion) };
  }
  await world.table.write([write, signingWrite(gate)]);
  return { page: next.page, formSigned: null };
}

/** The head of a form that only this page is missing of, or undefined where it is not; throws the rule that is broken. */
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

/** The head of an open form that only one page is missing of. */
function lastMissing(head: UserFormHead): UserFormHead | undefined {
  return head.signed === null && head.signedCount === head.pageCount - 1 ? head : undefined;
}

/** The page was saved meanwhile, unsigned: what the client knew of, or what holds the same, is signed over it. */
async function rebased(call: SignCall, signing: Signing, stored: StoredPage): Promise<Signing> {
  const { content } = call.body ?? {};
  if (!content) return { ...signing, answers: stored.answers, before: stored };
  const isKnown = signing.before?.version === stored.version || answersEqual(signing.answers, stored.answers);
  if (!isKnown) throw await conflict(call);
  return { ...signing, before: stored };
}

/** The page is signed already: the same again is the same answer, a change of what may change is a new version. */
async function settled(call: SignCall, signing: Signing, stored: StoredPage): Promise<Signed> {
  const head = await headFor(call);
  const isSame = !call.body?.content || answersEqual(signing.answers, stored.answers);
  if (isSame) return { page: stored, formSigned: head.signed };
  const isAllowed = mayChangeAfterSigning(signing.page, stored.answers, signing.answers);
  if (!isAllowed || head.approved || head.archived) throw new AppError('invalid_state');
  if ((call.body?.version ?? 0) !== stored.version) throw await conflict(call);
  const next = nextPage(call.world, { ...signing, before: stored });
  const areCardsOther = areCardsChanged(signing.page, stored.answers, signing.answers);
  const order = areCardsOther ? cardOrder(call.world, head._id, signing.form.version) : [];
  try {
    await call.world.table.write([pageWrite(signing.form.id, stored, next), unchangedCheck(head), ...order]);
    return { page: next.page, formSigned: head.signed };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw error.at === 0 ? await conflict(call) : new AppError('invalid_state');
  }
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

async function conflict({ world, actor, params }: SignCall): Promise<AppError> {
  const current = await showUserForm(world, await loadUserForm(world, { actor, id: params.id }));
  return new AppError('version_conflict', { current });
}
