import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { staffScreenPaths } from '../../shared/site-paths/staff-screen-paths.ts';
import { messageFor } from '../messages/new-message.ts';
import { findAdmins } from '../store/entities/users/admins.ts';
import type { StoredWebhook } from '../store/entities/webhooks/webhooks.ts';
import { messageWrite } from '../store/messages/messages.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** Mails to the admins of a company that a webhook of theirs was parked. */
export async function parkedNews(world: World, company: string, webhook: StoredWebhook): Promise<Write[]> {
  const { table, settings, now } = world;
  const at = now().toISOString();
  const data = {
    name: webhook.name,
    at: `${formatDate(at)} ${formatTime(at)}`,
    link: `${settings.baseUrl}${staffScreenPaths.webhooks}`,
  };
  const mails = (await findAdmins(table, company)).flatMap(
    ({ _id, email, language }) =>
      messageFor(world, { kind: 'webhookParked', company, about: `user#${_id}`, email, language, data }) ?? [],
  );
  return mails.map(messageWrite);
}
