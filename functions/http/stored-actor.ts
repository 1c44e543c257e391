import type { JWTPayload } from 'jose';
import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { requireSession } from '../security/sessions/sessions.ts';
import { enrolleeOf } from '../security/tokens/enrolment-token.ts';
import { reviewerOf } from '../security/tokens/reviewer-token.ts';
import { findUser } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

/** The actor of a token that holds only with something stored: a user with a session, or a permit; 401 for any other kind. */
export async function storedActor(world: World, claims: JWTPayload): Promise<Actor> {
  if (claims['kind'] === 'staff') return staffOf(world, claims);
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
