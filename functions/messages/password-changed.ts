import { formatDate, formatTime } from '../../shared/core/dates.ts';
import type { Language } from '../../shared/core/fields.ts';
import { messageWrite } from '../store/messages.ts';
import type { Write } from '../store/table.ts';
import type { UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';
import { newMessage } from './new-message.ts';

/** Tells a user that their password is another now, at the address that was theirs when it changed. */
export function passwordChangedWrite(world: World, user: UserRecord, language: Language = user.language): Write {
  const at = world.now().toISOString();
  const message = newMessage(world, {
    kind: 'passwordChanged',
    company: user.company,
    about: `user#${user._id}`,
    channel: 'email',
    to: user.email,
    language,
    data: { at: `${formatDate(at)} ${formatTime(at)}`, link: `${world.settings.baseUrl}/forgot-password` },
  });
  return messageWrite(message);
}
