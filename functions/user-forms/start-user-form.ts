import { AppError } from '../../shared/core/errors.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { Call } from '../http/answer.ts';
import { sealed } from '../http/keys.ts';
import { claimOfPin } from '../http/pin-claim.ts';
import { newId, randomDigits } from '../http/random-ids.ts';
import { signWorkerToken } from '../http/worker-token.ts';
import { tallyWrite } from '../store/due-work.ts';
import { findFormVersion, type FormVersion } from '../store/form-versions.ts';
import type { PinClaim } from '../store/induction-form-pins.ts';
import { writeOnce } from '../store/once.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { resumeKeyWrite, startWrites } from '../store/user-form-writes.ts';
import { findUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';
import type { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { showUserForm } from './show-user-form.ts';

const MOST_DRAWS = 8;

type Start = Call<typeof userFormApi.start>;

/** Starts an induction, or answers the one that this idempotency key started while nothing is in it yet. */
export async function startUserForm({
  world,
  actor,
  body,
  query,
  address,
  proof,
  once,
}: Start): Promise<Reply<typeof userFormApi.start>> {
  const userId = ownUserId(actor, body.userId || undefined);
  const claim = await claimOfPin(world, { pin: body.inductionFormPin, address, proof });
  const version = await findFormVersion(world, claim.formId, claim.contentVersion);
  const resumeKey = newId(world);
  const draft = newHead(world, {
    claim,
    version,
    resumeKey,
    userId,
    language: query.language ?? 'fi',
    skipEmail: query.skipEmail === 'true',
  });
  const { head, replayOf } = await writtenHead(world, draft, once);
  if (replayOf !== undefined) return replayed(world, replayOf);
  return { ...(await replyFor(world, head, version)), resumeKey };
}

function ownUserId(actor: Start['actor'], userId: string | undefined): string | null {
  if (userId === undefined) return null;
  if (actor.kind === 'anonymous') throw new AppError('unauthorized');
  if (actor.kind !== 'staff' || actor.userId !== userId) throw new AppError('forbidden');
  return userId;
}

/** Writes the new head; another 9-digit PIN is drawn where the first is taken. `replayOf` is what the key started before. */
async function writtenHead(
  world: World,
  draft: UserFormHead,
  once: Start['once'],
): Promise<{ head: UserFormHead; replayOf: string | undefined }> {
  for (let draw = 1; ; draw += 1) {
    const head = { ...draft, pin: randomDigits(world, 9) };
    const begun = { id: head._id, company: head.company, at: head.created };
    const { inductionFormId: formId, formVersion: version } = head;
    const tally = tallyWrite(newId(world), head.created, { formId, version, started: 1, begun });
    try {
      const writes = [...startWrites(head), tally];
      const { result, isReplay } = await writeOnce(world.table, {
        once,
        now: world.now(),
        result: { id: head._id },
        writes,
      });
      return { head, replayOf: isReplay ? result.id : undefined };
    } catch (error) {
      if (!(error instanceof ConditionFailed) || draw >= MOST_DRAWS) throw error;
    }
  }
}

/** Names the induction to whoever holds the key of its start: the id alone opens nothing. */
function codeRequired(userFormId: string): AppError {
  const issue = { path: 'inductionFormPin', code: 'started', params: { userFormId } };
  return new AppError('code_required', { issues: [issue] });
}

async function replayed(world: World, id: string): Promise<Reply<typeof userFormApi.start>> {
  const head = await findUserForm(world.table, id);
  if (!head || head.version > 0 || head.claimedBy !== null || head.signedCount > 0) throw codeRequired(id);
  const resumeKey = newId(world);
  await world.table
    .write([resumeKeyWrite(head, sealed(world.keys, 'resumeKey', resumeKey))])
    .catch((error: unknown) => {
      throw error instanceof ConditionFailed ? codeRequired(id) : error;
    });
  const version = await findFormVersion(world, head.inductionFormId, head.formVersion);
  return { ...(await replyFor(world, head, version)), resumeKey };
}

async function replyFor(world: World, head: UserFormHead, version: FormVersion) {
  const whole = { head, pages: new Map<number, never>(), notes: [] };
  const form = await showUserForm(world, { standing: 'own', whole, version });
  return { ...form, token: await signWorkerToken(world, head) };
}

type NewHead = {
  claim: PinClaim;
  version: FormVersion;
  resumeKey: string;
  userId: string | null;
  language: Language;
  skipEmail: boolean;
};

function newHead(world: World, { claim, version, resumeKey, userId, language, skipEmail }: NewHead): UserFormHead {
  return {
    _id: newId(world),
    company: claim.company,
    inductionFormId: claim.formId,
    formVersion: version.number,
    formName: version.name,
    siteName: version.project.title[0] ?? '',
    version: 0,
    user: {},
    isDetailsComplete: false,
    created: world.now().toISOString(),
    signed: null,
    approved: false,
    approvedBy: null,
    archived: false,
    signedCount: 0,
    pageCount: version.pages.length,
    readSeconds: 0,
    epoch: 1,
    pin: '',
    language,
    resumeKeyHash: sealed(world.keys, 'resumeKey', resumeKey),
    claimedBy: userId,
    skipEmail,
    isLinkSent: false,
    taxNumberValidation: null,
    businessIdLookup: null,
    returned: null,
    billedAs: null,
  };
}
