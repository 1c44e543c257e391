import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { undoEmailPath } from '../../shared/site-paths/mailed-paths.ts';
import { lastingSeal } from '../security/keys.ts';
import { newId } from '../security/random-ids.ts';
import { maskEmail } from '../messages/mask-address.ts';
import { newMessage } from '../messages/new-message.ts';
import { emailUndoWrite } from '../store/entities/users/email-links.ts';
import { messageWrite } from '../store/messages/messages.ts';
import type { Write } from '../store/table.ts';
import { normalizeEmail, type FormerEmail, type UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

export const LIFE_DAYS = 7;
export const DAY_MILLISECONDS = 24 * 3600 * 1000;

export function emailUndoHash(world: World, id: string): string {
  return lastingSeal(world.keys, 'undo of an email', id);
}

const endOfUndoing = (now: Date) => new Date(now.getTime() + LIFE_DAYS * DAY_MILLISECONDS).toISOString();

/**
 * The addresses that are reserved for a user after a change of theirs: those that a link brings back. An unverified one gets no link, and
 * is free.
 */
export function formerEmailsOf(before: UserRecord, { email }: UserRecord, now: Date): FormerEmail[] {
  const left = normalizeEmail(before.email);
  const kept = (before.formerEmails ?? []).filter((one) => one.email !== left && one.until > now.toISOString());
  const all = before.verifiedEmail ? [...kept, { email: left, until: endOfUndoing(now) }] : kept;
  return all.filter((one) => one.email !== normalizeEmail(email));
}

type Changed = { before: UserRecord; after: UserRecord; now: Date };

/**
 * Tells a user's former address of the change, with a link that undoes it. An unverified address gets no link: it may be a stranger's,
 * mistyped and now corrected.
 */
export function emailChangedWrites(world: World, { before, after, now }: Changed): Write[] {
  const changed = now.toISOString();
  const expires = endOfUndoing(now);
  const id = newId(world);
  const undo = before.verifiedEmail
    ? {
        data: { days: String(LIFE_DAYS), link: `${world.settings.baseUrl}${undoEmailPath('')}` },
        secret: id,
        validUntil: expires,
      }
    : { data: {} };
  const message = newMessage(world, {
    ...undo,
    kind: 'emailChanged',
    company: after.company,
    about: `user#${after._id}`,
    channel: 'email',
    to: before.email,
    language: after.language,
    data: { ...undo.data, at: `${formatDate(changed)} ${formatTime(changed)}`, email: maskEmail(after.email) },
  });
  if (!before.verifiedEmail) return [messageWrite(message)];
  const hash = emailUndoHash(world, id);
  return [messageWrite(message), emailUndoWrite({ hash, userId: after._id, email: before.email, changed, expires })];
}
