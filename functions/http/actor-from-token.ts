import type { JWTPayload } from 'jose';
import { ANONYMOUS, type Actor, type CardHolder, type Staff, type Worker } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findUser } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { enrolleeOf } from '../security/tokens/enrolment-token.ts';
import { reviewerOf } from '../security/tokens/reviewer-token.ts';
import { verifyToken } from '../security/tokens/token.ts';
import { requireSession } from '../security/sessions/sessions.ts';

/**
 * The actor of a request. Every request checks a staff token against its user and session, so that a removed role, a logout, a changed
 * password or a removed account takes effect at once, and a reviewer's against its permit. The reads and writes of an induction check a worker's token, those of
 * a card a holder's.
 */
export async function actorFromToken(world: World, header: string | undefined): Promise<Actor> {
  if (header === undefined) return ANONYMOUS;
  const token = /^Bearer ([\w.-]+)$/.exec(header)?.[1];
  if (token === undefined) throw new AppError('unauthorized');
  const claims = await verifyToken(world, token);
  if (claims['kind'] === 'staff') return staffOf(world, claims);
  if (claims['kind'] === 'worker') return workerOf(claims);
  if (claims['kind'] === 'cardHolder') return cardHolderOf(claims);
  if (claims['kind'] === 'enrolment') return enrolleeOf(world, claims);
  if (claims['kind'] === 'reviewer') return reviewerOf(world, claims);
  throw new AppError('unauthorized');
}

async function staffOf(world: World, claims: JWTPayload): Promise<Staff> {
  const user = await findUser(world.table, String(claims.sub));
  if (!user) throw new AppError('unauthorized');
  const sessionId = claims['session'];
  if (typeof sessionId !== 'string') throw new AppError('unauthorized');
  await requireSession(world, user, sessionId);
  const { _id: userId, name, company, roles } = user;
  const hasFactor = user.sessions[sessionId]?.hasFactor === true;
  return { kind: 'staff', userId, name, company, roles, sessionId, hasFactor, loggedInAt: Number(claims.iat) };
}

function workerOf(claims: JWTPayload): Worker {
  return {
    kind: 'worker',
    userFormId: String(claims.sub),
    company: String(claims['company']),
    epoch: Number(claims['epoch']),
    inductionFormId: String(claims['form']),
    formVersion: Number(claims['version']),
    startedAt: String(claims['started']),
    ...(claims['proved'] === undefined ? {} : { provedAddress: String(claims['proved']) }),
    ...(claims['cardFetch'] === true ? { cardFetch: true } : {}),
  };
}

function cardHolderOf(claims: JWTPayload): CardHolder {
  return {
    kind: 'cardHolder',
    cardId: String(claims.sub),
    company: String(claims['company']),
    epoch: Number(claims['epoch']),
  };
}
