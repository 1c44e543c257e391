import { refOf, type Actor } from '../../../shared/core/actor.ts';
import { AppError, isAppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { isLinkKey } from '../../../shared/permits/link-key.ts';
import type { PermitEvent } from '../../../shared/permits/permit.ts';
import { requireConfirmed } from '../../security/confirmed-login.ts';
import { countSecurity } from '../../security/security-log.ts';
import { isSignPin } from '../../security/pins/sign-pin.ts';
import { everybodyOf, type PermitHead, type PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import { findUser } from '../../store/entities/users/users.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../../store/limits/limits.ts';
import type { World } from '../../world.ts';
import { personOfPin, type KnownPin } from './permit-pins.ts';

/** A call that proves a person of a permit. */
export type Proving = { world: World; actor: Actor; body: { signPin?: string | undefined }; address: string };

export type Signer = {
  personId: string;
  by: NonNullable<PermitEvent['by']>;
  how: NonNullable<PermitEvent['how']>;
  /** Who gave out the PIN, where the product showed it to a user. */
  pinGivenBy?: string;
  /** On whose phone they sign, where it is another's. */
  onPhoneOf?: NonNullable<PermitEvent['onPhoneOf']>;
};

type Granting = Pick<Proving, 'world' | 'actor'>;

/** A grantor signs only in a login with a second factor, where the installation asks for it (rule 4.9). */
export function requireFactorToGrant({ world, actor }: Granting, role: PermitPersonRecord['role']): void {
  const isFree = role !== 'Grantor' || !world.settings.secondFactor.toGrant;
  if (isFree || (actor.kind === 'staff' && actor.hasFactor)) return;
  throw new AppError('second_factor_required');
}

/** There a grantor who is a user signs in no login but their own, whoever holds their PIN. */
export function requireOwnGrant({ world, actor }: Granting, { role, userId }: PermitPersonRecord): void {
  if (role !== 'Grantor' || !world.settings.secondFactor.toGrant || userId === null) return;
  if (actor.kind !== 'staff' || actor.userId !== userId) throw new AppError('own_login_required');
}

type Act = {
  /** Among the persons that one user is: whose act it is. */
  isMeant: (person: PermitPersonRecord) => boolean;
  /** Whether a login proves it only when it is fresh (rule 4.5). */
  asksConfirmation?: boolean;
};

/**
 * Who acts: a logged-in user by their login or own PIN where the person is that user, anybody by the person's PIN, the holder of a
 * person's token only as that person. 422 `wrong_pin` otherwise.
 */
export async function signerOf(call: Proving, head: PermitHead, act: Act): Promise<Signer> {
  const { isMeant, asksConfirmation = true } = act;
  const { world, actor, body, address } = call;
  const mine = personsOfUser(actor, head);
  if (body.signPin === undefined) return loggedInSigner(call, mine.find(isMeant), asksConfirmation);
  const { signPin: pin } = body;
  const own = await ownPerson(world, actor, { person: mine.find(isMeant) ?? mine[0], pin });
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
  return signerBy(actor, known);
}

function personsOfUser(actor: Actor, head: PermitHead): PermitPersonRecord[] {
  return actor.kind === 'staff' ? everybodyOf(head).filter(({ userId }) => userId === actor.userId) : [];
}

/** Who acts by a person's PIN: in a login its user, else the person. */
function signerBy(actor: Actor, { person, record: { shownTo } }: KnownPin): Signer {
  const isLogin = actor.kind === 'staff';
  const by = isLogin ? refOf(actor) : { _id: person._id, name: fullName(person) };
  return {
    personId: person._id,
    by,
    how: 'pin',
    ...(shownTo ? { pinGivenBy: shownTo.name } : {}),
    ...(actor.kind === 'reviewer' && actor.onPhoneOf ? { onPhoneOf: actor.onPhoneOf } : {}),
  };
}

/** Who acts without a PIN: the user whose act it is, by a login that is fresh where that is asked (rule 4.5). 422 for anybody else. */
async function loggedInSigner(
  { world, actor, address }: Proving,
  person: PermitPersonRecord | undefined,
  asksConfirmation: boolean,
): Promise<Signer> {
  if (!person || actor.kind !== 'staff') {
    throw new AppError('validation_failed', { issues: [{ path: 'signPin', code: 'required' }] });
  }
  if (asksConfirmation) await requireConfirmed(world, { actor, currentPassword: undefined, address });
  return { personId: person._id, by: refOf(actor), how: 'login' };
}

/** Nobody signs for another person with a PIN that their own login drew or was shown. */
function requireOther(actor: Actor, { person, record: { drawnBy, shownTo } }: KnownPin): void {
  if (actor.kind !== 'staff' || person.userId === actor.userId) return;
  if (drawnBy === actor.userId || shownTo?._id === actor.userId) throw new AppError('forbidden');
}

type Owned = { person: PermitPersonRecord | undefined; pin: string };
/** `refusal`: the user's own PINs are throttled, so that the PIN was not compared; `isLast`: they are after this one. */
type OwnSigner = { signer?: Signer; refusal?: AppError; isLast?: boolean; giveBack: () => Promise<void> };

/** Wrong own PINs of a user from all addresses together, so that a stolen login cannot guess the PIN. */
const WRONG_OWN_PINS: Limit = { name: 'ownSignPin', most: 10, windowSeconds: 15 * 60 };
const NOBODY: OwnSigner = { giveBack: () => Promise.resolve() };

/**
 * A person that a logged-in user is, where the PIN is the user's own. A try is counted before the comparison, and given back where the PIN
 * proves to be the user's or a person's. A link's key is never a user's own PIN, and a person's PIN signs even while the user's own PINs
 * are throttled.
 */
async function ownPerson(world: World, actor: Actor, { person, pin }: Owned): Promise<OwnSigner> {
  if (actor.kind !== 'staff' || isLinkKey(pin)) return NOBODY;
  const user = person && (await findUser(world.table, actor.userId));
  if (!user || user.signPinHash === null) return NOBODY;
  const { refusal, left } = await taken(() => takeAttempt(world.table, WRONG_OWN_PINS, actor.userId, world.now()));
  if (refusal) return { ...NOBODY, refusal };
  const giveBack = () => giveBackAttempt(world.table, WRONG_OWN_PINS, actor.userId);
  if (!isSignPin(world.keys, user, pin)) return { giveBack, isLast: left === 0 };
  await giveBack();
  return { signer: { personId: person._id, by: refOf(actor), how: 'ownPin' }, giveBack };
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
