import { localDate } from '../../../shared/core/dates.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { askedDetails, detailsIssues } from '../../../shared/user-forms/details.ts';
import { demandOf, renewalCause } from '../../../shared/user-forms/renewal/renewal.ts';
import { type renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
import type { Call } from '../../http/answer.ts';
import { wayTo } from '../../messages/new-message.ts';
import { lastingSeal } from '../../security/keys.ts';
import { findPin } from '../../security/pins/pin-claim.ts';
import { newId } from '../../security/random-ids.ts';
import { signWorkerToken } from '../../security/tokens/worker-token.ts';
import { findFormVersion } from '../../store/entities/form-versions.ts';
import { findInductionForm, type InductionFormHead } from '../../store/entities/induction-forms/induction-forms.ts';
import { begunPageWrite, renewalBegunWrite } from '../../store/entities/user-forms/renewals.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { resumeKeyWrite } from '../../store/entities/user-forms/user-form-writes.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { firstResult } from '../../store/once.ts';
import { ConditionFailed, isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';
import { loadUserForm, type LoadedUserForm, type Reader } from '../load-user-form.ts';
import { showUserForm } from '../show-user-form.ts';
import { linkMessage } from '../sign/worker-news.ts';
import { admitStart } from '../start/admit-start.ts';
import { beginInduction, newHead } from '../start/start-user-form.ts';
import { cardPages, copyPhotos, readPages } from './renewed-pages.ts';

type RenewCall = Call<typeof renewalApi.renew>;
type Renewed = Reply<typeof renewalApi.renew>;

/** Starts the induction anew, from the newest version of its form; it stands until the new one does. */
export async function renewUserForm(call: RenewCall): Promise<Renewed> {
  const { world, actor, params, address, proof, once } = call;
  const former = await loadFormer(world, actor, params.id);
  const form = await findInductionForm(world.table, former.whole.head.inductionFormId);
  if (!form || form.archived) throw new AppError('invalid_state');
  const underWay = await renewalUnderWay(world, former.whole.head);
  if (underWay) return answerAgain(call, underWay);
  const found = await findPin(world, { pin: form.pin, address, proof, once });
  await admitStart(world, found, once);
  return begin(call, former, form);
}

/** 409 where there is nothing to renew any more; an erased one is told from one that never was by the token that opened it. */
async function loadFormer(world: World, actor: Reader, id: string): Promise<LoadedUserForm> {
  const head = await findUserForm(world.table, id);
  const isGone = head === undefined || head.listedOnly !== undefined;
  if (actor.kind === 'worker' && isGone) throw new AppError('invalid_state');
  const former = await loadUserForm(world, { actor, id });
  if (former.standing !== 'own') throw new AppError('forbidden');
  const { signed, archived } = former.whole.head;
  if (signed === null || archived) throw new AppError('invalid_state');
  return former;
}

/** The renewal that has begun; an archived one that was never signed, and one that is gone, leaves room for another. */
async function renewalUnderWay(world: World, { renewedBy }: UserFormHead): Promise<UserFormHead | undefined> {
  const renewal = renewedBy === undefined ? undefined : await findUserForm(world.table, renewedBy);
  return renewal?.archived ? undefined : renewal;
}

function underWayError(renewal: string): AppError {
  const issue = { path: 'id', code: 'renewal_begun', params: { userFormId: renewal } };
  return new AppError('invalid_state', { issues: [issue] });
}

async function begin(call: RenewCall, former: LoadedUserForm, form: InductionFormHead): Promise<Renewed> {
  const { world, query, address, once } = call;
  const version = await findFormVersion(world, form._id, form.contentVersion);
  const { head: old } = former.whole;
  const today = localDate(world.now());
  const isDemanded = demandOf(form.renewal, old.formVersion) !== undefined;
  const cause = renewalCause({ validUntil: old.validUntil, isDemanded }, today);
  const read = await readPages(world, { former, version, cause });
  const { pages: withCards, photos } = await cardPages(world, { former, version });
  const user = askedDetails(old.user, version.inputSettings);
  const resumeKey = newId(world);
  const isLinkWanted = query.skipEmail !== 'true' && !old.skipEmail && wayTo(user) !== undefined;
  const draft: UserFormHead = {
    ...newHead(world, {
      claim: { company: form.company, formId: form._id },
      version,
      resumeKey,
      userId: old.claimedBy,
      language: query.language ?? old.language,
      skipEmail: query.skipEmail === 'true' || old.skipEmail,
    }),
    // Whoever has only its id is not to open what is known of the worker.
    version: 1,
    user,
    isDetailsComplete: detailsIssues(user, version.inputSettings, today).length === 0,
    isLinkSent: isLinkWanted && wayTo(user)?.channel === 'email',
    signedCount: read.length,
    renewalOf: { _id: old._id, formVersion: old.formVersion, cause },
  };
  await copyPhotos(world, draft._id, photos);
  const begun = beginInduction(world, {
    draft,
    once,
    fileCount: photos.length,
    more: (head) => [
      renewalBegunWrite(old, head._id),
      ...[...read, ...withCards].map((page) => begunPageWrite(head._id, page)),
      ...(isLinkWanted ? [linkMessage(world, head, address)] : []),
    ],
  });
  const { head, replayOf } = await begun.catch((error: unknown) => refusedBy(world, error, old._id));
  const started = replayOf === undefined ? head : await findUserForm(world.table, replayOf);
  return replayOf === undefined ? replyFor(call, head, resumeKey) : answerAgain(call, started ?? head);
}

async function refusedBy(world: World, error: unknown, id: string): Promise<never> {
  if (!(error instanceof ConditionFailed) || error.refused !== 'renewed') throw error;
  const renewedBy = (await findUserForm(world.table, id))?.renewedBy;
  throw renewedBy === undefined ? new AppError('invalid_state') : underWayError(renewedBy);
}

/** A renewal that is begun: its caller gets it again by the key that began it, while nothing has been done in it. */
async function answerAgain(call: RenewCall, renewal: UserFormHead): Promise<Renewed> {
  const { world, once } = call;
  const first = once && (await firstResult<{ id: string }>(world.table, once, world.now()));
  const isSame = first?.id === renewal._id;
  const isUntouched = renewal.version === 1 && renewal.epoch === 1 && renewal.signed === null;
  if (!isSame || !isUntouched) throw underWayError(renewal._id);
  const resumeKey = newId(world);
  const write = resumeKeyWrite(renewal, lastingSeal(world.keys, 'resumeKey', resumeKey));
  if (!(await isWritten(world.table.write([write])))) throw underWayError(renewal._id);
  return replyFor(call, renewal, resumeKey);
}

async function replyFor({ world, query }: RenewCall, head: UserFormHead, resumeKey: string): Promise<Renewed> {
  const token = await signWorkerToken(world, head);
  const actor = { kind: 'worker', userFormId: head._id, epoch: head.epoch } as const;
  const form = await showUserForm(
    world,
    await loadUserForm(world, { actor: { ...actor, ...factsOf(head) }, id: head._id }),
    query.language,
  );
  return { ...form, token, resumeKey };
}

function factsOf({ company, inductionFormId, formVersion, created }: UserFormHead) {
  return { company, inductionFormId, formVersion, startedAt: created };
}
