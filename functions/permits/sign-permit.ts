import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isDataUrl } from '../../shared/content/kinds/signature.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import type { permitApi } from '../../shared/permits/permit-api.ts';
import type { PermitEvent } from '../../shared/permits/permit.ts';
import type { Call } from '../http/answer.ts';
import { sealed } from '../http/keys.ts';
import { changedPermitWrites } from '../store/permit-writes.ts';
import type { PermitHead, PermitPersonRecord } from '../store/permits.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { findUser } from '../store/users.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { requireImages } from '../uploads/placed-answers.ts';
import { placeImage } from '../uploads/place-image.ts';
import type { World } from '../world.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { permitEvent } from './permit-event.ts';
import { permitHash } from './permit-hash.ts';
import { personOfPin, type KnownPin } from './permit-pins.ts';
import { refused, signed } from './signed-permit.ts';
import { conflict } from './update-permit.ts';

type SignCall = Call<typeof permitApi.sign>;
type Signer = {
  personId: string;
  by: PermitEvent['by'];
  how: PermitEvent['how'];
  /** Who gave out the PIN, where it was shown to somebody. */
  pinGivenBy?: string;
};

const MOST_TRIES = 6;

/**
 * Signs for the person whose turn it is, or refuses for them. Where the permit has changed meanwhile it is looked at again,
 * unless its content has: nobody signs what they have not seen.
 */
export async function signPermit(call: SignCall): Promise<LoadedPermit> {
  const { world, actor, params, body } = call;
  const first = await loadPermit(world, actor, params.id);
  const signer = await signerOf(call, first);
  if (body.version !== undefined && body.version !== first.head.version) throw await conflict(world, actor, first);
  let loaded = first;
  for (let tries = 1; ; tries += 1) {
    const done = await tried(call, loaded, signer);
    if (done) return done;
    loaded = await loadPermit(world, actor, params.id);
    const isOther = loaded.head.contentVersion !== first.head.contentVersion;
    if (isOther || tries >= MOST_TRIES) throw await conflict(world, actor, loaded);
  }
}

/** What the body asks for: to sign or to refuse, and why. */
function askedOf({ approve = true, reason = '' }: SignCall['body']): { isApproved: boolean; reason: string | null } {
  const said = reason.trim();
  return { isApproved: approve, reason: said === '' ? null : said };
}

/** The permit after the move; undefined where it has changed in between. */
async function tried(call: SignCall, loaded: LoadedPermit, signer: Signer): Promise<LoadedPermit | undefined> {
  const { world, body } = call;
  const { head } = loaded;
  const { isApproved, reason } = askedOf(body);
  const person = head.persons.find(({ _id }) => _id === signer.personId);
  if (person?.status !== 'Pending' || person.role !== body.role) throw new AppError('invalid_state');
  requireMove(world, head, isApproved ? 'sign' : 'reject', 'pendingPerson');
  if (!isApproved && reason === null) {
    throw new AppError('validation_failed', { issues: [{ path: 'reason', code: 'required' }] });
  }
  const written = { ...person, signed: world.now().toISOString(), reason, pinGivenBy: signer.pinGivenBy };
  const { after, writes } = isApproved
    ? await signed(world, head, { ...written, status: 'Signed', signature: await signatureOf(call, person) })
    : refused(world, head, { ...written, status: 'Rejected' });
  const counted = { ...after, version: head.version + 1 };
  const event = signingEvent(call, { loaded, after: counted, person, signer });
  try {
    await world.table.write([...changedPermitWrites(head, counted, { event }), ...writes]);
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
  return { ...loaded, head: counted, history: [event, ...loaded.history] };
}

type Signing = { loaded: LoadedPermit; after: PermitHead; person: PermitPersonRecord; signer: Signer };

function signingEvent({ world, body }: SignCall, { loaded, after, person, signer }: Signing): PermitEvent {
  const { isApproved, reason } = askedOf(body);
  const move = { before: loaded.head, after };
  return permitEvent(world, move, {
    what: isApproved ? 'signed' : 'rejected',
    by: signer.by,
    how: signer.how,
    role: person.role,
    person: nameOf(person),
    ...(reason === null ? {} : { reason }),
    ...(signer.pinGivenBy ? { pinGivenBy: signer.pinGivenBy } : {}),
    hash: permitHash(loaded),
  });
}

const nameOf = ({ firstName, lastName }: PermitPersonRecord) => `${firstName} ${lastName}`.trim();

/**
 * Who signs: a logged-in user by their own PIN where the person is theirs, or anybody by the person's PIN; the holder of a
 * person's token only as that person. 422 `wrong_pin` otherwise.
 */
async function signerOf({ world, actor, body, address }: SignCall, { head }: LoadedPermit): Promise<Signer> {
  const own = await ownPerson(world, actor, { head, pin: body.signPin });
  if (own) return own;
  if (actor.kind === 'reviewer' && actor.personId === undefined) throw new AppError('forbidden');
  const known = await personOfPin(world, head, { pin: body.signPin, address });
  const isOwn = actor.kind !== 'reviewer' || actor.personId === known?.person._id;
  if (!known || !isOwn) {
    throw new AppError('wrong_pin', { issues: [{ path: 'signPin', code: 'wrong_pin' }] });
  }
  const { person, record } = known;
  requireOther(actor, known);
  const by =
    actor.kind === 'staff' ? { _id: actor.userId, name: actor.name } : { _id: person._id, name: nameOf(person) };
  return {
    personId: person._id,
    by,
    how: 'pin',
    ...(record.shownTo ? { pinGivenBy: record.shownTo.name } : {}),
  };
}

/** Nobody signs in another's name with a PIN that they had drawn, or were shown, under their own login. */
function requireOther(actor: Actor, { person, record: { drawnBy, shownTo } }: KnownPin): void {
  if (actor.kind !== 'staff' || person.userId === actor.userId) return;
  if (drawnBy === actor.userId || shownTo?._id === actor.userId) throw new AppError('forbidden');
}

type Owned = Pick<LoadedPermit, 'head'> & { pin: string };

/** The person of the permit that a logged-in user is, where the PIN is the user's own; first of all one whose turn it is. */
async function ownPerson(world: World, actor: Actor, { head, pin }: Owned): Promise<Signer | undefined> {
  if (actor.kind !== 'staff') return undefined;
  const own = head.persons.filter(({ userId }) => userId === actor.userId);
  const person = own.find(({ status }) => status === 'Pending') ?? own[0];
  if (!person) return undefined;
  const user = await findUser(world.table, actor.userId);
  const hash = sealed(world.keys, `sign pin of user ${actor.userId}`, pin.replace(/\s/g, ''));
  if (user?.signPinHash !== hash) return undefined;
  return { personId: person._id, by: { _id: actor.userId, name: actor.name }, how: 'ownPin' };
}

/** The signature as it is kept: a drawing becomes a file of the permit. */
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
