import { passwordRequestHash } from '../http/password-link.ts';
import { newId } from '../http/random-ids.ts';
import { newMessage } from '../messages/new-message.ts';
import { messageWrite } from '../store/messages.ts';
import type { Item } from '../store/items.ts';
import { passwordRequestWrite, replacePasswordAsk, type PasswordAsk } from '../store/password-requests.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { findUserByEmail, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';

/** Life of a link for a new password (quality C21). */
const LIFE_MINUTES = 60;

/**
 * Answers what was asked for, after the asking: where the address has an account it gets a link. Only here is it known
 * whether it has, so that the answer to the asking, and its time, cannot tell.
 */
export async function mailPasswordLinks(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    const ask = item['ask'] as PasswordAsk;
    const user = await findUserByEmail(world.table, ask.email);
    await replacePasswordAsk(world.table, item, user ? linkWrites(world, user, ask) : []).catch(ignoreAnswered);
  }
}

function linkWrites(world: World, user: UserRecord, ask: PasswordAsk): Write[] {
  const id = newId(world);
  const { _id: userId, email, epoch } = user;
  const language = ask.language ?? user.language;
  const expires = new Date(world.now().getTime() + LIFE_MINUTES * 60_000).toISOString();
  const message = newMessage(world, {
    kind: 'passwordReset',
    company: user.company,
    about: `user#${userId}`,
    channel: 'email',
    to: email,
    language,
    data: { link: `${world.settings.baseUrl}/reset-password/`, minutes: String(LIFE_MINUTES) },
    secret: id,
    validUntil: expires,
  });
  const hash = passwordRequestHash(world, id);
  return [
    passwordRequestWrite({ hash, userId, email, language, epoch, expires, isUsed: false }),
    messageWrite(message),
  ];
}

/** Another worker answered it first. */
function ignoreAnswered(error: unknown): void {
  if (!(error instanceof ConditionFailed)) throw error;
}
