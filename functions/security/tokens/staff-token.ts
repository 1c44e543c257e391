import type { TokenReply } from '../../../shared/core/caller.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { companyRef } from '../company-name.ts';
import type { Beginning } from '../sessions/client.ts';
import { beginSession, secondsOfLife } from '../sessions/sessions.ts';
import { securityWrite, type SecurityEvent } from '../security-log.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** A token of a user's session, good for as long as that lasts with use. */
export function staffJwt(world: World, { _id, company, sessions }: UserRecord, sessionId: string): Promise<string> {
  const session = sessions[sessionId];
  if (!session) throw new AppError('unauthorized');
  const lifeSeconds = Math.min(TOKEN_LIFE_SECONDS.staff, secondsOfLife(world, session));
  return signToken(world, { kind: 'staff', sub: _id, company, session: sessionId }, lifeSeconds);
}

/** A new session's token. */
export async function sessionJwt(world: World, proved: UserRecord, client: Beginning): Promise<string> {
  const { user, sessionId } = await beginSession(world, proved, client);
  return staffJwt(world, user, sessionId);
}

const loginOf = ({ _id, company }: UserRecord, { browser, network, hasFactor }: Beginning): SecurityEvent => ({
  kind: 'login',
  company,
  by: _id,
  network,
  about: [browser, ...(hasFactor ? ['2FA'] : [])].filter((part) => part !== '').join(' · '),
});

/** The token of a new session, and its user. */
export async function staffToken(world: World, user: UserRecord, client: Beginning): Promise<TokenReply> {
  const token = await sessionJwt(world, user, client);
  // Before the answer: nobody gets a token of a login that the log does not tell.
  await world.table.write([securityWrite(world, loginOf(user, client))]);
  return {
    user: {
      _id: user._id,
      name: user.name,
      email: user.email,
      roles: [...user.roles],
      company: await companyRef(world, user.company),
    },
    token,
  };
}
