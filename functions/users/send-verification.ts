import { AppError } from '../../shared/core/errors.ts';
import { countSending } from '../messages/count-sending.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { verificationWrites } from './verification-writes.ts';

type Sending = { user: UserRecord; address: string; once: Once | undefined };

/** Mails a link to the pending address; `invalid_state` where there is none. */
export async function sendVerification(world: World, { user, address, once }: Sending): Promise<void> {
  const now = world.now();
  const email = user.pendingEmail ?? (user.verifiedEmail ? null : user.email);
  if (email === null) throw new AppError('invalid_state');
  if (once && (await isReplay(world.table, once, now))) return;
  await countSending(world, { kind: 'emailVerification', about: `user#${user._id}`, to: email, address });
  await writeOnce(world.table, {
    once,
    now,
    result: {},
    writes: verificationWrites(world, user, email, { isPaid: true }),
  });
}
