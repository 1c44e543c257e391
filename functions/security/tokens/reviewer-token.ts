import type { JWTPayload } from 'jose';
import type { Reviewer } from '../../../shared/core/actor.ts';
import type { TokenReply } from '../../../shared/core/caller.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { isLongOver, permitValidity } from '../../../shared/permits/permit-validity.ts';
import { findPermit, findViewed } from '../../store/entities/permits/permits.ts';
import { everybodyOf, type PermitHead, type PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import type { World } from '../../world.ts';
import { companyRef } from '../company-name.ts';
import { pinTag } from '../pins/permit-pin.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** Whether persons' PINs still open the permit: not once it is cancelled, archived, or 30 days past its end (rule 4.5). */
export function arePinsAlive(head: PermitHead, now: Date): boolean {
  return head.status !== 'Cancelled' && !head.archived && !isLongOver(permitValidity(head), now);
}

/** Whether the print's link still opens the permit: also a cancelled one, so that nobody works by an old print. */
export function isViewAlive(head: PermitHead, now: Date): boolean {
  return !isLongOver(permitValidity(head), now);
}

/** The holder of a review token, by the permit as it is now; 401 where the PIN has expired or been replaced. */
export async function reviewerOf(world: World, claims: JWTPayload): Promise<Reviewer> {
  const permitId = String(claims.sub);
  const { person } = claims;
  const head = await (person === undefined ? findViewed : findPermit)(world.table, permitId);
  if (!head) throw new AppError('unauthorized');
  const isAlive = person === undefined ? isViewAlive(head, world.now()) : isPersonsPin(world, head, claims);
  if (!isAlive) throw new AppError('unauthorized');
  const reviewer: Reviewer = { kind: 'reviewer', permitId, company: head.company };
  if (person === undefined) return { ...reviewer, viewOf: head._id };
  return {
    ...reviewer,
    personId: String(person),
    ...(isOnPhoneOf(claims['onPhoneOf']) && { onPhoneOf: claims['onPhoneOf'] }),
  };
}

function isOnPhoneOf(claim: unknown): claim is NonNullable<Reviewer['onPhoneOf']> {
  return typeof claim === 'object' && claim !== null && '_id' in claim && 'name' in claim;
}

function isPersonsPin(world: World, head: PermitHead, claims: JWTPayload): boolean {
  const person = everybodyOf(head).find(({ _id }) => _id === claims['person']);
  if (!person || !arePinsAlive(head, world.now())) return false;
  return person.pins.some(({ hash }) => pinTag(hash) === claims['pin']) && isSameTurn(person, claims);
}

/** A token for another's phone signs once: it ends with the turn for which it was given. */
function isSameTurn(person: PermitPersonRecord, { onPhoneOf, turn }: JWTPayload): boolean {
  return onPhoneOf === undefined || (person.status === 'Pending' && turn === turnOf(person));
}

/** Every turn draws a new PIN. */
const turnOf = ({ pins }: PermitPersonRecord) => pinTag(pins[0]?.hash ?? '');

type Reviewing = {
  person: PermitPersonRecord | undefined;
  pin: string;
  hash: string;
  /** Another's phone on which the person signs once. */
  onPhoneOf?: Reviewer['onPhoneOf'];
};

/** A token for a person of a permit, or without a person for reading it by the print's link; the latter names only the link's id. */
export async function reviewToken(
  world: World,
  head: PermitHead,
  { person, pin, hash, onPhoneOf }: Reviewing,
): Promise<TokenReply> {
  const permitId = person ? head._id : head.viewId;
  const claims = {
    kind: 'reviewer',
    sub: permitId,
    company: head.company,
    ...(person ? { person: person._id, pin: pinTag(hash) } : {}),
    ...(person && onPhoneOf ? { onPhoneOf, turn: turnOf(person) } : {}),
  };
  return {
    user: {
      _id: person?._id ?? head.viewId,
      name: person ? fullName(person) : '',
      roles: [person ? 'permitSign' : 'permitView'],
      company: await companyRef(world, head.company),
      permitId,
      signPin: pin,
    },
    token: await signToken(world, claims, TOKEN_LIFE_SECONDS.review),
  };
}
