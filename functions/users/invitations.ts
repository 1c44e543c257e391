import { AppError } from '../../shared/core/errors.ts';
import { invitationPath } from '../../shared/site-paths/mailed-paths.ts';
import { UNMATCHED_HASH } from '../security/passwords/password.ts';
import { passwordRequestHash } from '../security/passwords/password-link.ts';
import { newId } from '../security/random-ids.ts';
import { countSending } from '../messages/count-sending.ts';
import { newMessage } from '../messages/new-message.ts';
import { companies } from '../store/entities/companies.ts';
import { messageWrite } from '../store/messages/messages.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { passwordRequestWrite } from '../store/entities/users/password-requests.ts';
import type { Write } from '../store/table.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import type { Counted } from './verification-writes.ts';

const LIFE_DAYS = 7;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

/** Whether a user has not chosen a password yet. */
export function isInvited({ passwordHash }: Pick<UserRecord, 'passwordHash'>): boolean {
  return passwordHash === UNMATCHED_HASH;
}

/** A fresh invitation and its mail: following the link sets the first password and proves the address. */
export async function invitationWrites(world: World, user: UserRecord, counted: Counted): Promise<Write[]> {
  const id = newId(world);
  const { _id: userId, company, email, language, epoch } = user;
  const expires = new Date(world.now().getTime() + LIFE_DAYS * DAY_MILLISECONDS).toISOString();
  const message = newMessage(world, {
    kind: 'invitation',
    company,
    about: `user#${userId}`,
    channel: 'email',
    to: email,
    language,
    data: {
      name: user.name,
      company: (await companies.find(world.table, company))?.name ?? '',
      days: String(LIFE_DAYS),
      link: `${world.settings.baseUrl}${invitationPath('')}`,
    },
    secret: id,
    validUntil: expires,
    ...counted,
  });
  const hash = passwordRequestHash(world, id);
  const request = { hash, userId, email, language, epoch, expires, isUsed: false, isInvitation: true };
  return [passwordRequestWrite(request), messageWrite(message)];
}

type Sending = { user: UserRecord; address: string; once: Once | undefined };

/** Mails a new invitation; `invalid_state` where the user has a password. */
export async function sendInvitation(world: World, { user, address, once }: Sending): Promise<void> {
  if (!isInvited(user)) throw new AppError('invalid_state');
  const now = world.now();
  if (once && (await isReplay(world.table, once, now))) return;
  await countSending(world, { kind: 'invitation', about: `user#${user._id}`, to: user.email, address });
  await writeOnce(world.table, {
    once,
    now,
    result: {},
    writes: await invitationWrites(world, user, { isPaid: true }),
  });
}
