import { accountHash, countSecurity } from '../security/security-log.ts';
import { wideNetwork } from '../security/sessions/client.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

/** Counts a wrong second step of a login: an entry a user and hour. */
export function countFailedStep(
  world: World,
  { user: { _id, company }, address, about }: { user: UserRecord; address: string; about?: 'passkey' | undefined },
): Promise<void> {
  const network = wideNetwork(address);
  return countSecurity(world, { kind: 'secondStepFailed', company, by: _id, network, ...(about && { about }) }, _id);
}

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
