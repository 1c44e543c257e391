import type { Language } from '../../shared/core/fields.ts';
import { verifyEmailPath } from '../../shared/site-paths/mailed-paths.ts';
import { lastingSeal } from '../security/keys.ts';
import { newId } from '../security/random-ids.ts';
import { newMessage } from '../messages/new-message.ts';
import { emailVerificationWrite } from '../store/entities/users/email-links.ts';
import { messageWrite, type Message } from '../store/messages/messages.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

const LIFE_DAYS = 7;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

export function verificationHash(world: World, id: string): string {
  return lastingSeal(world.keys, 'email verification', id);
}

/** The budgets of a mail to a typed address: its client's, charged at the sending, or those charged at the request. */
export type Counted = Pick<Message, 'client' | 'isPaid'>;

type Verified = { _id: string; company: string; language: Language };

/** A fresh link that verifies an address, and its mail. */
export function verificationWrites(world: World, user: Verified, email: string, counted: Counted): Write[] {
  const id = newId(world);
  const expires = new Date(world.now().getTime() + LIFE_DAYS * DAY_MILLISECONDS).toISOString();
  const message = newMessage(world, {
    kind: 'emailVerification',
    company: user.company,
    about: `user#${user._id}`,
    channel: 'email',
    to: email,
    language: user.language,
    data: { days: String(LIFE_DAYS), link: `${world.settings.baseUrl}${verifyEmailPath('')}` },
    secret: id,
    validUntil: expires,
    ...counted,
  });
  const hash = verificationHash(world, id);
  return [emailVerificationWrite({ hash, userId: user._id, email, expires }), messageWrite(message)];
}
