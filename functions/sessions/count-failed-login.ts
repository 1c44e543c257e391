import { accountHash, countSecurity } from '../security/security-log.ts';
import { wideNetwork } from '../security/sessions/client.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

type Failed = { user: UserRecord | undefined; email: string; address: string };

/**
 * Counts a failed login into the log: an entry a user and hour for the user's company, and for accounts that do not exist at most as many
 * an hour as a hash has first characters, for the installation. Both cost the same, so that the time tells no account.
 */
export async function countFailedLogin(world: World, { user, email, address }: Failed): Promise<void> {
  const event = { kind: 'loginFailed', typedAccount: email, network: wideNetwork(address) } as const;
  if (user) await countSecurity(world, { ...event, company: user.company, by: user._id }, user._id);
  else await countSecurity(world, { ...event, company: null }, accountHash(world, email).slice(0, 1));
}
