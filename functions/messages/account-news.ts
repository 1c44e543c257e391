import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { FORGOT_PASSWORD_PATH } from '../../shared/site-paths/open-paths.ts';
import { messageWrite, type Message } from '../store/messages/messages.ts';
import type { Write } from '../store/table.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { newMessage } from './new-message.ts';

type News = {
  kind: Extract<
    Message['kind'],
    | 'passwordChanged'
    | 'signPinChanged'
    | 'loginsFailed'
    | 'secondFactorAdded'
    | 'secondFactorRemoved'
    | 'secondFactorReset'
    | 'recoveryCodeUsed'
  >;
  /** When it happened (ISO 8601 UTC), by default now. */
  at?: string;
};

/** Tells a user at their present address what happened to their account, and how to set another password. */
export function accountNewsWrite(
  world: World,
  { _id, company, email, language }: UserRecord,
  { kind, at = world.now().toISOString() }: News,
): Write {
  const message = newMessage(world, {
    kind,
    company,
    about: `user#${_id}`,
    channel: 'email',
    to: email,
    language,
    data: { at: `${formatDate(at)} ${formatTime(at)}`, link: `${world.settings.baseUrl}${FORGOT_PASSWORD_PATH}` },
  });
  return messageWrite(message);
}
