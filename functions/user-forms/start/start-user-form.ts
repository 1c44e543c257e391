import { AppError } from '../../../shared/core/errors.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { Call } from '../../http/answer.ts';
import { lastingSeal } from '../../security/keys.ts';
import { findPin } from '../../security/pins/pin-claim.ts';
import { newId, randomDigits } from '../../security/random-ids.ts';
import { signWorkerToken } from '../../security/tokens/worker-token.ts';
import { tallyWrite } from '../../store/due/kinds/tally.ts';
import { findFormVersion, validityOf, type FormVersion } from '../../store/entities/form-versions.ts';
import type { PinClaim } from '../../store/entities/induction-forms/induction-form-pins.ts';
import { writeOnce } from '../../store/once.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { Write } from '../../store/table.ts';
import { resumeKeyWrite, startWrites } from '../../store/entities/user-forms/user-form-writes.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import type { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { admitStart } from './admit-start.ts';
import { showUserForm } from '../show-user-form.ts';

type Start = Call<typeof userFormApi.start>;

/** Starts an induction, or answers the one that this idempotency key started, while that one is empty. */
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
  const found = await findPin(world, { pin: body.inductionFormPin, address, proof, once });
  const { claim } = found;
  const [version] = await Promise.all([
    findFormVersion(world, claim.formId, claim.contentVersion),
    admitStart(world, found, once),
  ]);
  const resumeKey = newId(world);
  const draft = newHead(world, {
    claim,
    version,
    resumeKey,
    userId,
    language: query.language ?? 'fi',
    skipEmail: query.skipEmail === 'true',
  });
  const { head, replayOf } = await beginInduction(world, { draft, once });
  if (replayOf !== undefined) return replayStart(world, replayOf, query.language);
  return { ...(await replyFor(world, { head, version, language: query.language })), resumeKey };
}

function ownUserId(actor: Start['actor'], userId: string | undefined): string | null {
  if (userId === undefined) return null;
  if (actor.kind === 'anonymous') throw new AppError('unauthorized');
  if (actor.kind !== 'staff' || actor.userId !== userId) throw new AppError('forbidden');
  return userId;
}

type Beginning = {
  draft: UserFormHead;
  once: Start['once'];
  /** The files that it begins with. */
  fileCount?: number;
  /** What is written in the same transaction; a refused one with a name ends the tries. */
  more?: (head: UserFormHead) => Write[];
};

/** Writes the new head, with another 9-digit PIN where the first is taken. `replayOf` is the head that the key started before. */
export async function beginInduction(
  world: World,
  { draft, once, fileCount = 0, more = () => [] }: Beginning,
): Promise<{ head: UserFormHead; replayOf: string | undefined }> {
  const begin = async () => {
    const head = { ...draft, pin: randomDigits(world, 9) };
    const begun = { id: head._id, company: head.company, at: head.created };
    const { inductionFormId: formId, formVersion: version } = head;
    const tally = tallyWrite(newId(world), head.created, { formId, version, started: 1, begun });
    const writes = [...startWrites(head, fileCount), tally, ...more(head)];
    const now = world.now();
    const { result, isReplay } = await writeOnce(world.table, { once, now, result: { id: head._id }, writes });
    return { head, replayOf: isReplay ? result.id : undefined };
  };
  return untilWritten(begin, {
    onRefusal: (refusal) => {
      if (refusal.refused !== undefined && refusal.refused !== 'pin') throw refusal;
    },
  });
}

/** Names the induction to the holder of its start's idempotency key: the id alone opens nothing. */
function codeRequired(userFormId: string): AppError {
  const issue = { path: 'inductionFormPin', code: 'started', params: { userFormId } };
  return new AppError('code_required', { issues: [issue] });
}

async function replayStart(
  world: World,
  id: string,
  language: WorkerLanguage | undefined,
): Promise<Reply<typeof userFormApi.start>> {
  const head = await findUserForm(world.table, id);
  if (!head || head.version > 0 || head.claimedBy !== null || head.signedCount > 0) throw codeRequired(id);
  const resumeKey = newId(world);
  const write = resumeKeyWrite(head, lastingSeal(world.keys, 'resumeKey', resumeKey));
  if (!(await isWritten(world.table.write([write])))) throw codeRequired(id);
  const version = await findFormVersion(world, head.inductionFormId, head.formVersion);
  return { ...(await replyFor(world, { head, version, language })), resumeKey };
}

/** A new induction as its start answers it. */
async function replyFor(
  world: World,
  { head, version, language }: { head: UserFormHead; version: FormVersion; language: WorkerLanguage | undefined },
) {
  const whole = { head, pages: new Map<number, never>(), notes: [], phones: 0 };
  const form = await showUserForm(world, { standing: 'own', whole, version }, language);
  return { ...form, token: await signWorkerToken(world, head) };
}

type NewHead = {
  claim: Pick<PinClaim, 'company' | 'formId'>;
  version: FormVersion;
  resumeKey: string;
  userId: string | null;
  language: WorkerLanguage;
  skipEmail: boolean;
};

/** The head of an induction that begins now, from the newest version of its form. */
export function newHead(
  world: World,
  { claim, version, resumeKey, userId, language, skipEmail }: NewHead,
): UserFormHead {
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
    resumeKeyHash: lastingSeal(world.keys, 'resumeKey', resumeKey),
    claimedBy: userId,
    skipEmail,
    isLinkSent: false,
    taxNumberValidation: null,
    businessIdLookup: null,
    returned: null,
    billedAs: null,
    ...(validityOf(version).needsApproval ? {} : { needsApproval: false }),
  };
}
