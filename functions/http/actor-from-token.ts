import type { JWTPayload } from 'jose';
import { ANONYMOUS, type Actor, type CardHolder, type Worker } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import type { storedActor } from './stored-actor.ts';
import { isApiKey } from '../security/tokens/api-key-prefix.ts';
import { verifyToken } from '../security/tokens/token.ts';

/**
 * The actor of a request. Every request checks a staff token against its user and session, so that a removed role, a logout, a changed
 * password or a removed account takes effect at once, and a reviewer's against its permit. The reads and writes of an induction check a worker's token, those of
 * a card a holder's.
 */
export async function actorFromToken(world: World, header: string | undefined): Promise<Actor> {
  if (header === undefined) return ANONYMOUS;
  const token = /^Bearer ([\w.-]+)$/.exec(header)?.[1];
  if (token === undefined) throw new AppError('unauthorized');
  if (isApiKey(token)) return (await import('../security/tokens/api-key.ts')).callerOfKey(world, token);
  const claims = await verifyToken(world, token);
  if (claims['kind'] === 'worker') return workerOf(claims);
  if (claims['kind'] === 'cardHolder') return cardHolderOf(claims);
  return (await storedActors()).storedActor(world, claims);
}

let loaded: Promise<{ storedActor: typeof storedActor }> | undefined;

/** Users and permits are not loaded for those who have none, and looked up once. */
const storedActors = () => (loaded ??= import('./stored-actor.ts'));

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
