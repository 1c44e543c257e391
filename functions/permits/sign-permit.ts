import type { Actor } from '../../shared/core/actor.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import { isDataUrl } from '../../shared/content/blocks/form/signature.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import type { permitApi } from '../../shared/permits/permit-api.ts';
import { isLinkKey } from '../../shared/permits/link-key.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import type { Call } from '../http/answer.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { countSecurity } from '../security/security-log.ts';
import { isSignPin } from '../security/sign-pin.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import { changedPermitWrites } from '../store/entities/permits/permit-writes.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import { findUser } from '../store/entities/users/users.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { requireImages } from '../uploads/placed-answers.ts';
import { placeImage } from '../uploads/place-image.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { permitEvent } from './permit-event.ts';
import { permitHash } from './permit-hash.ts';
import { personOfPin, type KnownPin } from './permit-pins.ts';
import { refuseAsPerson, signAsPerson } from './sign-outcome.ts';
import { conflict } from './update-permit.ts';

type SignCall = Call<typeof permitApi.sign>;
type Signer = {
  personId: string;
  by: NonNullable<PermitEvent['by']>;
  how: NonNullable<PermitEvent['how']>;
  /** Who gave out the PIN, where the product showed it to a user. */
  pinGivenBy?: string;
  /** On whose phone they sign, where it is another's. */
  onPhoneOf?: NonNullable<PermitEvent['onPhoneOf']>;
};

/**
 * Signs or refuses for the person whose turn it is. Retries where the permit has changed meanwhile, but not where its content has: nobody
 * signs unseen content.
 */
export async function signPermit(call: SignCall): Promise<LoadedPermit> {
  const { world, actor, params, body } = call;
  requireFactorToGrant(call);
  const first = await loadPermit(world, actor, params.id);
  const signer = await signerOf(call, first);
  if (body.version !== undefined && body.version !== first.head.version) throw await conflict(world, actor, first);
  let loaded = first;
  return untilWritten(() => writeSigning(call, loaded, signer), {
    onRefusal: async () => {
      loaded = await loadPermit(world, actor, params.id);
      if (loaded.head.contentVersion !== first.head.contentVersion) throw await conflict(world, actor, loaded);
    },
    lastError: () => conflict(world, actor, loaded),
  });
}

/** A grantor signs only in a login with a second factor, where the installation asks for it (rule 4.9). */
function requireFactorToGrant({ world, actor, body }: SignCall): void {
  const isFree = body.role !== 'Grantor' || !world.settings.secondFactor.toGrant;
  if (isFree || (actor.kind === 'staff' && actor.hasFactor)) return;
  throw new AppError('second_factor_required');
}

/** There a grantor who is a user signs in no login but their own, whoever holds their PIN. */
function requireOwnGrant({ world, actor }: SignCall, { role, userId }: PermitPersonRecord): void {
  if (role !== 'Grantor' || !world.settings.secondFactor.toGrant || userId === null) return;
  if (actor.kind !== 'staff' || actor.userId !== userId) throw new AppError('own_login_required');
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
  const decided = {
    ...person,
    signed: world.now().toISOString(),
    reason,
    pinGivenBy: signer.pinGivenBy,
    onPhoneOf: signer.onPhoneOf,
  };
  const { after, writes } = isApproved
    ? await signAsPerson(world, head, { ...decided, status: 'Signed', signature: await signatureOf(call, person) })
    : refuseAsPerson(world, head, { ...decided, status: 'Rejected' });
  const counted = { ...after, version: head.version + 1 };
  const event = signingEvent(call, { loaded, after: counted, person, signer });
  await world.table.write([...changedPermitWrites(head, counted, { event }), ...writes]);
  return { ...loaded, head: counted, history: [event, ...loaded.history] };
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
    person: nameOf(person),
    ...(reason === null ? {} : { reason }),
    ...(signer.pinGivenBy ? { pinGivenBy: signer.pinGivenBy } : {}),
    ...(signer.onPhoneOf ? { onPhoneOf: signer.onPhoneOf } : {}),
    hash: permitHash(loaded),
  });
}

const nameOf = ({ firstName, lastName }: PermitPersonRecord) => `${firstName} ${lastName}`.trim();

/**
 * Who signs: a logged-in user by their login or own PIN where the person is that user, anybody by the person's PIN, the holder of a
 * person's token only as that person. 422 `wrong_pin` otherwise.
 */
async function signerOf({ world, actor, body, address }: SignCall, { head }: LoadedPermit): Promise<Signer> {
  if (body.signPin === undefined) return loggedInSigner(world, actor, { head, address });
  const { signPin: pin } = body;
  const own = await ownPerson(world, actor, { head, pin });
  if (own.signer) return own.signer;
  if (actor.kind === 'reviewer' && actor.personId === undefined) throw new AppError('forbidden');
  const known = await personOfPin(world, head, { pin, address });
  if (known) await own.giveBack();
  else if (own.refusal) throw own.refusal;
  else if (own.isLast) await countGuessedPins(world, actor);
  const isOwn = actor.kind !== 'reviewer' || actor.personId === known?.person._id;
  if (!known || !isOwn) {
    throw new AppError('wrong_pin', { issues: [{ path: 'signPin', code: 'wrong_pin' }] });
  }
  requireOther(actor, known);
  return signerByPin(actor, known);
}

function signerByPin(actor: Actor, { person, record: { shownTo } }: KnownPin): Signer {
  const isStaff = actor.kind === 'staff';
  return {
    personId: person._id,
    by: isStaff ? { _id: actor.userId, name: actor.name } : { _id: person._id, name: nameOf(person) },
    how: 'pin',
    ...(shownTo ? { pinGivenBy: shownTo.name } : {}),
    ...(actor.kind === 'reviewer' && actor.onPhoneOf ? { onPhoneOf: actor.onPhoneOf } : {}),
  };
}

/** Who signs without a PIN: the user whose turn it is, by a fresh login (rule 4.5). 422 for anybody else. */
async function loggedInSigner(
  world: World,
  actor: Actor,
  { head, address }: Pick<LoadedPermit, 'head'> & { address: string },
): Promise<Signer> {
  const person =
    actor.kind === 'staff' &&
    head.persons.find(({ status, userId }) => status === 'Pending' && userId === actor.userId);
  if (!person) throw new AppError('validation_failed', { issues: [{ path: 'signPin', code: 'required' }] });
  await requireConfirmed(world, { actor, currentPassword: undefined, address });
  return { personId: person._id, by: { _id: actor.userId, name: actor.name }, how: 'login' };
}

/** Nobody signs for another person with a PIN that their own login drew or was shown. */
function requireOther(actor: Actor, { person, record: { drawnBy, shownTo } }: KnownPin): void {
  if (actor.kind !== 'staff' || person.userId === actor.userId) return;
  if (drawnBy === actor.userId || shownTo?._id === actor.userId) throw new AppError('forbidden');
}

type Owned = Pick<LoadedPermit, 'head'> & { pin: string };
/** `refusal`: the user's own PINs are throttled, so that the PIN was not compared; `isLast`: they are after this one. */
type OwnSigner = { signer?: Signer; refusal?: AppError; isLast?: boolean; giveBack: () => Promise<void> };

/** Wrong own PINs of a user from all addresses together, so that a stolen login cannot guess the PIN. */
const WRONG_OWN_PINS: Limit = { name: 'ownSignPin', most: 10, windowSeconds: 15 * 60 };
const NOBODY: OwnSigner = { giveBack: () => Promise.resolve() };

/**
 * The person of the permit that a logged-in user is, where the PIN is the user's own; a person whose turn it is comes first. A try is
 * counted before the comparison, and given back where the PIN proves to be the user's or a person's. A link's key is never a user's own
 * PIN, and a person's PIN signs even while the user's own PINs are throttled.
 */
async function ownPerson(world: World, actor: Actor, { head, pin }: Owned): Promise<OwnSigner> {
  if (actor.kind !== 'staff' || isLinkKey(pin)) return NOBODY;
  const own = head.persons.filter(({ userId }) => userId === actor.userId);
  const person = own.find(({ status }) => status === 'Pending') ?? own[0];
  const user = person && (await findUser(world.table, actor.userId));
  if (!user || user.signPinHash === null) return NOBODY;
  const { refusal, left } = await taken(() => takeAttempt(world.table, WRONG_OWN_PINS, actor.userId, world.now()));
  if (refusal) return { ...NOBODY, refusal };
  const giveBack = () => giveBackAttempt(world.table, WRONG_OWN_PINS, actor.userId);
  if (!isSignPin(world.keys, user, pin)) return { giveBack, isLast: left === 0 };
  await giveBack();
  return { signer: { personId: person._id, by: { _id: actor.userId, name: actor.name }, how: 'ownPin' }, giveBack };
}

async function taken(take: () => Promise<number>): Promise<{ left?: number; refusal?: AppError }> {
  try {
    return { left: await take() };
  } catch (error) {
    if (isAppError(error)) return { refusal: error };
    throw error;
  }
}

async function countGuessedPins(world: World, actor: Actor): Promise<void> {
  if (actor.kind !== 'staff') return;
  const { userId: by, company } = actor;
  await countSecurity(world, { kind: 'pinsGuessed', company, by, about: 'signPin' }, by);
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
