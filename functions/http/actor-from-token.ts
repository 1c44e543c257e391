import type { JWTPayload } from 'jose';
import { ANONYMOUS, type Actor, type CardHolder, type Staff, type Worker } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findUser } from '../store/users.ts';
import type { World } from '../world.ts';
import { reviewerOf } from './reviewer-token.ts';
import { verifyToken } from './token.ts';

/**
 * Who sends a request. A staff token is checked against its user at every request, so that a removed role,
 * a changed password or a removed account counts at once, and a reviewer's against its permit; a worker's token is checked by the form's own reads and writes,
 * a card holder's by those of the card.
 */
export async function actorFromToken(world: World, header: string | undefined): Promise<Actor> {
  if (header === undefined) return ANONYMOUS;
  const token = /^Bearer ([\w.-]+)$/.exec(header)?.[1];
  if (token === undefined) throw new AppError('unauthorized');
  const claims = await verifyToken(world, token);
  if (claims['kind'] === 'staff') return staffOf(world, claims);
  if (claims['kind'] === 'worker') return workerOf(claims);
  if (claims['kind'] === 'cardHolder') return cardHolderOf(claims);
  if (claims['kind'] === 'reviewer') return reviewerOf(world, claims);
  throw new AppError('unauthorized');
}

async function staffOf(world: World, claims: JWTPayload): Promise<Staff> {
  const user = await findUser(world.table, String(claims.sub));
  if (!user || user.epoch !== claims['epoch']) throw new AppError('unauthorized');
  return { kind: 'staff', userId: user._id, name: user.name, company: user.company, roles: user.roles };
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
