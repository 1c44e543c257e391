import { mayChangeAfterSigning } from '../../../shared/content/answers/after-signing.ts';
import { answersEqual, type Answers } from '../../../shared/content/answers/answers.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import type { AskedShownIn } from '../../../shared/content/pages/shown-in.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Call } from '../../http/answer.ts';
import type { Write } from '../../store/table.ts';
import { pageWrite } from '../../store/entities/user-forms/user-form-writes.ts';
import type { StoredPage, UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { countFile } from '../../uploads/file-count.ts';
import { placeAnswerFiles } from '../../uploads/place-answer-files.ts';
import type { World } from '../../world.ts';
import type { LoadedUserForm } from '../load-user-form.ts';
import { areCardsChanged } from '../start/order-cards.ts';
import { pageAsSigned, shownPage } from './shown-page.ts';
import type { ShownPage } from './signing.ts';
import { pageHash } from './page-hash.ts';
import { signatureTimes } from '../../uploads/signature-times.ts';
import { afterEvent } from '../evidence/after-event.ts';
import { adminEditWrites, formPagePlace } from '../review/admin-edit.ts';
import { requireSigning } from './exam-tries.ts';
import { requireSignable, readSubmittedAnswers } from './submitted-answers.ts';

type UpdateCall = Call<typeof userFormApi.update>;
type SubmittedPage = NonNullable<NonNullable<UpdateCall['body']['pages']>[number]>;

/** A page of the body that differs from the stored one, with its writes; `areCardsChanged` where its cards must be synchronised. */
export type ChangedPage = {
  index: number;
  writes: Write[];
  isStale: boolean;
  /** Of a page that is newly signed: how it was shown. */
  toSign: AskedShownIn | undefined;
  areCardsChanged: boolean;
};

const MOST_CHANGED = 20;

/** Every changed page of the body; 409 `invalid_state` where a page may no longer be changed. */
export async function changePages(call: UpdateCall, loaded: LoadedUserForm): Promise<ChangedPage[]> {
  const submitted = call.body.pages ?? [];
  if (submitted.length > loaded.version.pages.length) {
    throw new AppError('validation_failed', { issues: [{ path: 'pages', code: 'too_long' }] });
  }
  const all = await Promise.all(submitted.map((_, index) => changedPage(call, loaded, index)));
  const changed = all.filter((page) => page !== undefined);
  if (changed.length > MOST_CHANGED)
    throw new AppError('validation_failed', { issues: [{ path: 'pages', code: 'too_long' }] });
  return changed;
}

async function changedPage(call: UpdateCall, loaded: LoadedUserForm, index: number): Promise<ChangedPage | undefined> {
  const submitted = call.body.pages?.[index];
  const page = loaded.version.pages[index];
  if (!submitted || !page) return undefined;
  const stored = loaded.whole.pages.get(index);
  const { head } = loaded.whole;
  const before = stored?.answers ?? {};
  const taken = readSubmittedAnswers(page, submitted.content);
  const toSign = stored?.signed ? undefined : await shownToSign(call, loaded, { index, page, submitted, taken });
  const answers = await placeAnswerFiles(
    call.world,
    { owner: 'userForm', id: head._id, page, content: submitted.content, taken, before },
    () => countIn(call.world, loaded),
  );
  if (answersEqual(answers, before)) {
    return toSign ? { index, writes: [], isStale: false, toSign, areCardsChanged: false } : undefined;
  }
  requireChangeable(loaded, { page, stored, answers });
  const isStale = submitted.version !== (stored?.version ?? 0);
  return {
    index,
    writes: savesOf(call, loaded, { page, signed: await signedAs(call, loaded, stored), index, stored, answers }),
    isStale,
    toSign,
    areCardsChanged: mustCardsFollow(head, { page, stored, answers }),
  };
}

type ToSign = { index: number; page: Page; submitted: SubmittedPage; taken: Answers };

/**
 * How an unsigned page that its worker signs was shown, as it says or else the whole, whose revision is of the whole's language alone;
 * undefined where the page is not to be signed.
 */
async function shownToSign(
  { world, body }: UpdateCall,
  { standing, whole: { head }, version }: LoadedUserForm,
  { index, page, submitted, taken }: ToSign,
): Promise<AskedShownIn | undefined> {
  if (!submitted.signed || standing !== 'own') return undefined;
  const { language = body.language } = submitted;
  const { translation = language === body.language ? body.translation : undefined } = submitted;
  const asked = { language, translation };
  await shownPage(world, version, index, asked);
  await requireSigning(world, { form: { id: head._id, epoch: head.epoch }, index, page }, taken);
  return asked;
}

/** Pictures are stored only while the answers can be saved; a worker's pictures are counted. */
async function countIn(world: World, { standing, whole }: LoadedUserForm): Promise<void> {
  if (standing === 'own') await countFile(world, whole.head._id);
  else if (whole.head.archived) throw new AppError('invalid_state');
}

/** Until the approval, the cards of a signed page follow the page. */
function mustCardsFollow({ approved }: UserFormHead, { page, stored, answers }: Change): boolean {
  return Boolean(stored?.signed) && !approved && areCardsChanged(page, stored?.answers ?? {}, answers);
}

type Change = { page: Page; stored: StoredPage | undefined; answers: Answers };

function requireChangeable({ standing, whole }: LoadedUserForm, { page, stored, answers }: Change): void {
  const { head } = whole;
  if (head.archived) throw new AppError('invalid_state');
  if (standing === 'role' || !stored?.signed) return;
  if (head.approved || !mayChangeAfterSigning(page, stored.answers, answers)) throw new AppError('invalid_state');
  requireSignable(page, answers);
}

/** The page as it was shown to whoever signed it. */
async function signedAs({ world }: UpdateCall, { version }: LoadedUserForm, stored: StoredPage | undefined) {
  return stored?.signed ? pageAsSigned(world, version, stored) : undefined;
}

function savesOf(
  call: UpdateCall,
  loaded: LoadedUserForm,
  { page, signed: as, index, stored, answers }: Change & { index: number; signed: ShownPage | undefined },
): Write[] {
  const { world, actor } = call;
  const id = loaded.whole.head._id;
  const at = world.now().toISOString();
  const signed = stored?.signed ?? null;
  const hash = as ? pageHash(as.page, answers) : null;
  const shownIn = as?.in && { shownIn: as.in };
  const by = actor.kind === 'staff' ? `user ${actor.userId}` : 'worker';
  const told = hash ? { event: { at, by, what: 'changed' as const, hash, ...shownIn } } : {};
  const times = signatureTimes(answers, stored, at);
  const next = { index, version: (stored?.version ?? 0) + 1, answers, signed, hash, signatureTimes: times, ...shownIn };
  if (loaded.standing === 'own' || actor.kind !== 'staff') return [pageWrite(id, stored, { page: next, ...told })];
  const edit = {
    id,
    at,
    actor,
    place: formPagePlace(index, page.title),
    former: { index, answers: stored?.answers ?? {} },
    after: afterEvent(loaded.whole.head, { index, hash, ...shownIn }),
  };
  // An admin's edit has a history item of its own and is not among the page's events.
  return [pageWrite(id, stored, { page: next, mostEvents: Number.MAX_SAFE_INTEGER }), ...adminEditWrites(world, edit)];
}
