import { AppError } from '../../shared/core/errors.ts';
import { fullName } from '../../shared/core/full-name.ts';
import { isDataUrl } from '../../shared/content/blocks/form/signature.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import { isGrantingRole } from '../../shared/permits/permit-chain.ts';
import type { permitApi } from '../../shared/permits/permit-api.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import type { Call } from '../http/answer.ts';
import { changedPermitWrites } from '../store/entities/permits/permit-writes.ts';
import { looksAs, type PermitHead, type PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { requireImages } from '../uploads/place-answer-files.ts';
import { placeImage } from '../uploads/place-image.ts';
import type { World } from '../world.ts';
import { untilWritten } from '../verbs/until-written.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { competenceOf } from './permit-competence.ts';
import { permitEvent } from './permit-event.ts';
import { permitHash } from './permit-hash.ts';
import { requireFactorToGrant, requireOwnGrant, signerOf, type Signer } from './pins/permit-signer.ts';
import { grantBeside, newOverlapReason, type Granted } from './permit-overlaps.ts';
import { shownTo } from './evidence/shown-to.ts';
import { refuseAsPerson, signAsPerson } from './sign-outcome.ts';
import { conflict } from './update-permit.ts';

type SignCall = Call<typeof permitApi.sign>;

/**
 * Signs or refuses for the person whose turn it is. Retries where the permit has changed meanwhile, but not where its content has: nobody
 * signs unseen content.
 */
export async function signPermit(call: SignCall): Promise<LoadedPermit> {
  const { world, actor, params, body } = call;
  requireFactorToGrant(call, body.role);
  const first = await loadPermit(world, actor, params.id);
  const signer = await signerOf(call, first.head, { isMeant: ({ status }) => status === 'Pending' });
  if (body.version !== undefined && !looksAs(first.head, body.version)) throw await conflict(world, actor, first);
  let loaded = first;
  return untilWritten(() => writeSigning(call, loaded, signer), {
    onRefusal: async () => {
      loaded = await loadPermit(world, actor, params.id);
      if (loaded.head.contentVersion !== first.head.contentVersion) throw await conflict(world, actor, loaded);
    },
    lastError: () => conflict(world, actor, loaded),
  });
}

function readDecision({ approve = true, reason = '' }: SignCall['body']): {
  isApproved: boolean;
  reason: string | null;
} {
  const said = reason.trim();
  return { isApproved: approve, reason: said === '' ? null : said };
}

/** The permit after the move; ConditionFailed where the permit has changed meanwhile. */
async function writeSigning(call: SignCall, loaded: LoadedPermit, signer: Signer): Promise<LoadedPermit> {
  const { world, body } = call;
  const { head } = loaded;
  const { isApproved, reason } = readDecision(body);
  const person = head.persons.find(({ _id }) => _id === signer.personId);
  if (person?.status !== 'Pending' || person.role !== body.role) throw new AppError('invalid_state');
  requireOwnGrant(call, person);
  requireMove(world, head, isApproved ? 'sign' : 'reject', 'pendingPerson');
  if (!isApproved && reason === null) {
    throw new AppError('validation_failed', { issues: [{ path: 'reason', code: 'required' }] });
  }
  if (isApproved && person.role !== 'WorkApprover') await requireCompetence(world, loaded);
  const shownIn = await shownTo(world, loaded.version, body);
  const decided = { ...person, signed: world.now().toISOString(), reason, ...collectedBy(signer), shownIn };
  const { after, writes } = isApproved
    ? await signAsPerson(world, head, { ...decided, status: 'Signed', signature: await signatureOf(call, person) })
    : refuseAsPerson(world, head, { ...decided, status: 'Rejected' });
  const beside = await grantedBeside(call, { head, person, signer, isApproved });
  const { writes: told, seen, ...granted } = beside;
  const counted = { ...after, ...granted, version: head.version + 1 };
  const event = {
    ...signingEvent(call, { loaded, after: counted, person, signer }),
    ...(shownIn && { shownIn }),
    ...newOverlapReason(head, beside),
  };
  await world.table.write([
    ...changedPermitWrites(head, counted, { event, seen, answers: loaded.pages }),
    ...writes,
    ...told,
  ]);
  return { ...loaded, head: counted, history: [event, ...loaded.history] };
}

type Grant = { head: PermitHead; person: PermitPersonRecord; signer: Signer; isApproved: boolean };

/** What the granting signature finds of others in the permit's zones; any other signature does not look. */
async function grantedBeside({ world, body }: SignCall, { head, person, signer, isApproved }: Grant): Promise<Granted> {
  if (!isApproved || !isGrantingRole(head.persons, person.role)) return { writes: [] };
  return grantBeside(world, { head, person, by: signer.by, reason: body.overlapReason });
}

/** What was right when the permit was submitted may have ended since. */
async function requireCompetence(world: World, { head, version }: LoadedPermit): Promise<void> {
  const issues = await competenceOf(world, head, version);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}

type Collector = Pick<Signer, 'by' | 'how'> & {
  pinGivenBy?: string | undefined;
  onPhoneOf?: PermitEvent['onPhoneOf'] | undefined;
};
type Collected = Pick<PermitPersonRecord, 'pinGivenBy' | 'onPhoneOf' | 'collected'>;

/** What a person's record keeps of how they were proven. */
export function collectedBy({ by, how, pinGivenBy, onPhoneOf }: Collector): Collected {
  return { pinGivenBy, onPhoneOf, collected: { how, by } };
}

type Signing = { loaded: LoadedPermit; after: PermitHead; person: PermitPersonRecord; signer: Signer };

function signingEvent({ world, body }: SignCall, { loaded, after, person, signer }: Signing): PermitEvent {
  const { isApproved, reason } = readDecision(body);
  const move = { before: loaded.head, after };
  return permitEvent(world, move, {
    what: isApproved ? 'signed' : 'rejected',
    by: signer.by,
    how: signer.how,
    role: person.role,
    person: fullName(person),
    ...(reason === null ? {} : { reason }),
    ...(signer.pinGivenBy ? { pinGivenBy: signer.pinGivenBy } : {}),
    ...(signer.onPhoneOf ? { onPhoneOf: signer.onPhoneOf } : {}),
    hash: permitHash(loaded),
  });
}

/** The signature as stored: a drawing becomes a file of the permit. */
async function signatureOf(
  { world, params: { id }, body: { signature } }: SignCall,
  { signature: before }: PermitPersonRecord,
): Promise<PermitPersonRecord['signature']> {
  if (!signature) return before;
  const { value, location, date, typed } = signature;
  const rest = { location, date, ...(typed === undefined ? {} : { typed }) };
  if (isDataUrl(value)) {
    return { value: await placeImage(world, { owner: 'permit', id, bytes: dataUrlBytes(value).bytes }), ...rest };
  }
  if (isImagePresent(value)) await requireImages(world, { owner: 'permit', id }, [value]);
  return { value, ...rest };
}
