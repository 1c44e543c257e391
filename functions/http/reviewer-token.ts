import type { JWTPayload } from 'jose';
import type { Reviewer } from '../../shared/core/actor.ts';
import type { TokenReply } from '../../shared/core/caller.ts';
import { AppError } from '../../shared/core/errors.ts';
import { isLongOver, permitValidity } from '../../shared/permits/permit-validity.ts';
import { findPermit, type PermitHead, type PermitPersonRecord } from '../store/permits.ts';
import type { World } from '../world.ts';
import { companyRef } from './company-name.ts';
import { pinTag } from './permit-pin.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** Whether PINs of persons still open the permit: not once it is cancelled, put away, or 30 days past its end (contract 7). */
export function arePinsAlive(head: PermitHead, now: Date): boolean {
  return head.status !== 'Cancelled' && !head.archived && !isLongOver(permitValidity(head), now);
}

/** Whether the link of the print still opens the permit: also one that is cancelled, so that nobody works by a print of it. */
export function isViewAlive(head: PermitHead, now: Date): boolean {
  return !isLongOver(permitValidity(head), now);
}

/** Who holds a review token, by the permit as it is now; 401 where the PIN is dead or is another by now. */
export async function reviewerOf(world: World, claims: JWTPayload): Promise<Reviewer> {
  const head = await findPermit(world.table, String(claims.sub));
  if (!head) throw new AppError('unauthorized');
  const { person } = claims;
  const isAlive = person === undefined ? isViewAlive(head, world.now()) : isPersonsPin(world, head, claims);
  if (!isAlive) throw new AppError('unauthorized');
  const reviewer: Reviewer = { kind: 'reviewer', permitId: head._id, company: head.company };
  return person === undefined ? reviewer : { ...reviewer, personId: String(person) };
}

function isPersonsPin(world: World, head: PermitHead, claims: JWTPayload): boolean {
  const person = head.persons.find(({ _id }) => _id === claims['person']);
  return arePinsAlive(head, world.now()) && (person?.pins.some(({ hash }) => pinTag(hash) === claims['pin']) ?? false);
}

/** A token for a person of a permit, or with nobody for reading it by the print's link. */
export async function reviewToken(
  world: World,
  head: PermitHead,
  { person, pin, hash }: { person: PermitPersonRecord | undefined; pin: string; hash: string },
): Promise<TokenReply> {
  const claims = {
    kind: 'reviewer',
    sub: head._id,
    company: head.company,
    ...(person ? { person: person._id, pin: pinTag(hash) } : {}),
  };
  return {
    user: {
      _id: person?._id ?? head.viewId,
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      roles: [person ? 'permitSign' : 'permitView'],
      company: await companyRef(world, head.company),
      permitId: head._id,
      signPin: pin,
    },
    token: await signToken(world, claims, TOKEN_LIFE_SECONDS.review),
  };
}
