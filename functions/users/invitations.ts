import { AppError } from '../../shared/core/errors.ts';
import { UNMATCHED_HASH } from '../http/password.ts';
import { passwordRequestHash } from '../http/password-link.ts';
import { newId } from '../http/random-ids.ts';
import { countSending } from '../messages/count-sending.ts';
import { newMessage } from '../messages/new-message.ts';
import { findCompany } from '../store/companies.ts';
import { messageWrite } from '../store/messages.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { passwordRequestWrite } from '../store/password-requests.ts';
import type { Write } from '../store/table.ts';
import type { UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';

const LIFE_DAYS = 7;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

/** Whether a user has chosen no password yet: an invitation lets them. */
export function isInvited({ passwordHash }: Pick<UserRecord, 'passwordHash'>): boolean {
  return passwordHash === UNMATCHED_HASH;
}

/** A fresh invitation, and the mail that carries it: following it sets the first password and proves the address. */
export async function invitationWrites(world: World, user: UserRecord): Promise<Write[]> {
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
      company: (await findCompany(world.table, company))?.name ?? '',
      days: String(LIFE_DAYS),
      link: `${world.settings.baseUrl}/invitation/`,
    },
    secret: id,
    validUntil: expires,
  });
  const hash = passwordRequestHash(world, id);
  const request = { hash, userId, email, language, epoch, expires, isUsed: false, isInvitation: true };
  return [passwordRequestWrite(request), messageWrite(message)];
}

type Sending = { user: UserRecord; address: string; once: Once | undefined };

/** Mails another invitation; `invalid_state` where the user has a password. */
export async function sendInvitation(world: World, { user, address, once }: Sending): Promise<void> {
  if (!isInvited(user)) throw new AppError('invalid_state');
  const now = world.now();
  if (once && (await isReplay(world.table, once, now))) return;
  await countSending(world, { kind: 'invitation', about: `user#${user._id}`, to: user.email, address });
  await writeOnce(world.table, { once, now, result: {}, writes: await invitationWrites(world, user) });
}
