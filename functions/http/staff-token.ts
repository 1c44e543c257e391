import type { TokenReply } from '../../shared/core/caller.ts';
import type { UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';
import { companyRef } from './company-name.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** A token for a user as they now are. */
export function staffJwt(world: World, { _id, company, epoch }: UserRecord): Promise<string> {
  return signToken(world, { kind: 'staff', sub: _id, company, epoch }, TOKEN_LIFE_SECONDS.staff);
}

/** The token and whom it speaks for. */
export async function staffToken(world: World, user: UserRecord): Promise<TokenReply> {
  return {
    user: {
      _id: user._id,
      name: user.name,
      email: user.email,
      roles: [...user.roles],
      company: await companyRef(world, user.company),
    },
    token: await staffJwt(world, user),
  };
}
