import type { JWTPayload } from 'jose';
import type { Enrollee } from '../../../shared/core/actor.ts';
import type { TokenReply } from '../../../shared/core/caller.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { findUser, type UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { companyRef } from '../company-name.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** A token for a user who has given their password and lacks the second factor that their role asks for. */
export async function enrolmentToken(world: World, user: UserRecord): Promise<TokenReply> {
  const { _id, name, email, company, epoch } = user;
  return {
    user: { _id, name, email, roles: [], company: await companyRef(world, company), mustEnrol: true },
    token: await signToken(world, { kind: 'enrolment', sub: _id, company, epoch }, TOKEN_LIFE_SECONDS.enrolment),
  };
}

/** Who holds an enrolment token, while they still have no second factor. */
export async function enrolleeOf(world: World, claims: JWTPayload): Promise<Enrollee> {
  const user = await findUser(world.table, String(claims.sub));
  if (!user || user.epoch !== claims['epoch'] || user.hasFactor === true) throw new AppError('unauthorized');
  const { _id: userId, name, company, roles } = user;
  return { kind: 'enrollee', userId, name, company, roles };
}
