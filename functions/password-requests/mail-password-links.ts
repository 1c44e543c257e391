import { resetPasswordPath } from '../../shared/site-paths/mailed-paths.ts';
import { passwordRequestHash } from '../security/passwords/password-link.ts';
import { newId } from '../security/random-ids.ts';
import { encryptBox, openBox } from '../security/sealed-box.ts';
import { newMessage } from '../messages/new-message.ts';
import { messageWrite } from '../store/messages/messages.ts';
import { findLivingLink, livingLinkWrite, passwordRequestWrite } from '../store/entities/users/password-requests.ts';
import { replacePasswordAsk, type PasswordAsk } from '../store/due/kinds/password-ask.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { findUserByEmail, type UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import type { Due } from '../store/due/due-kind.ts';

/** Life of a link for a new password (rule 7.6). */
const LIFE_MINUTES = 60;
/** A link with less time left is not sent again. */
const LEAST_MINUTES = 10;
const MINUTE_MILLISECONDS = 60_000;

/**
 * Answers reset requests after the fact: where the address has an account, mails it a link. Only this step knows whether the account
 * exists, so that the answer to the request, and its time, do not reveal it. An address over its limit gets its living link again.
 */
export async function mailPasswordLinks(world: World, items: readonly Due<'passwordAsk'>[]): Promise<void> {
  for (const item of items) {
    const { ask } = item;
    const user = await findUserByEmail(world.table, ask.email);
    const links = user ? await linkWrites(world, user, ask) : [];
    // Otherwise another worker has done it first.
    await isWritten(replacePasswordAsk(world.table, item, links));
  }
}

async function linkWrites(world: World, user: UserRecord, ask: PasswordAsk): Promise<Write[]> {
  const { _id: userId, email, epoch } = user;
  const language = ask.language ?? user.language;
  const living = ask.isScarce
    ? await findLivingLink(world.table, { userId, email, epoch }, later(world, LEAST_MINUTES))
    : undefined;
  if (living)
    return [linkMail(world, { ...user, language }, { id: openBox(world.keys, living.box), expires: living.expires })];
  const id = newId(world);
  const expires = later(world, LIFE_MINUTES);
  const hash = passwordRequestHash(world, id);
  return [
    passwordRequestWrite({ hash, userId, email, language, epoch, expires, isUsed: false }),
    livingLinkWrite({ userId, email, epoch, expires, box: encryptBox(world.keys, id) }),
    linkMail(world, { ...user, language }, { id, expires }),
  ];
}

function linkMail(
  world: World,
  { _id, company, email, language }: UserRecord,
  { id, expires }: { id: string; expires: string },
): Write {
  const minutes = Math.ceil((Date.parse(expires) - world.now().getTime()) / MINUTE_MILLISECONDS);
  const message = newMessage(world, {
    kind: 'passwordReset',
    company,
    about: `user#${_id}`,
    channel: 'email',
    to: email,
    language,
    data: { link: `${world.settings.baseUrl}${resetPasswordPath('')}`, minutes: String(minutes) },
    secret: id,
    validUntil: expires,
  });
  return messageWrite(message);
}

function later({ now }: World, minutes: number): string {
  return new Date(now().getTime() + minutes * MINUTE_MILLISECONDS).toISOString();
}
