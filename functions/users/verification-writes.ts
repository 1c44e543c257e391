import type { Language } from '../../shared/core/fields.ts';
import { sealed } from '../http/keys.ts';
import { newId } from '../http/random-ids.ts';
import { newMessage } from '../messages/new-message.ts';
import { emailVerificationWrite } from '../store/email-verifications.ts';
import { messageWrite } from '../store/messages.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

const LIFE_DAYS = 7;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

export function verificationHash(world: World, id: string): string {
  return sealed(world.keys, 'email verification', id);
}

type Verified = { _id: string; company: string; language: Language };

/** A fresh link that proves an address, and the mail that carries it there. */
export function verificationWrites(world: World, user: Verified, email: string): Write[] {
  const id = newId(world);
  const expires = new Date(world.now().getTime() + LIFE_DAYS * DAY_MILLISECONDS).toISOString();
  const message = newMessage(world, {
    kind: 'emailVerification',
    company: user.company,
    about: `user#${user._id}`,
    channel: 'email',
    to: email,
    language: user.language,
    data: { days: String(LIFE_DAYS), link: `${world.settings.baseUrl}/verify-email/` },
    secret: id,
    validUntil: expires,
  });
  const hash = verificationHash(world, id);
  return [emailVerificationWrite({ hash, userId: user._id, email, expires }), messageWrite(message)];
}
