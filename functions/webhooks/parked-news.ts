import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { newMessage } from '../messages/new-message.ts';
import { users } from '../store/entities/users/users.ts';
import type { StoredWebhook } from '../store/entities/webhooks/webhooks.ts';
import { usersPartition } from '../store/keys.ts';
import { messageWrite } from '../store/messages/messages.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

const MOST_ADMINS = 20;

/** Mails to the admins of a company that a webhook of theirs was parked. */
export async function parkedNews(world: World, company: string, webhook: StoredWebhook): Promise<Write[]> {
  const { table, settings, now } = world;
  const listed = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :users',
    values: { ':users': usersPartition(company) },
  });
  const admins = listed.filter((item) => users.rowOf(item).roles.includes('admin')).slice(0, MOST_ADMINS);
  const found = await table.getMany(admins.map(({ PK, SK }) => ({ PK, SK })));
  const at = now().toISOString();
  return found.flatMap((item) => {
    if (!item) return [];
    const { _id, email, language } = users.ofItem(item);
    const data = {
      name: webhook.name,
      at: `${formatDate(at)} ${formatTime(at)}`,
      link: `${settings.baseUrl}/admin/my-company/webhooks`,
    };
    const to = { channel: 'email', to: email, language } as const;
    return [messageWrite(newMessage(world, { kind: 'webhookParked', company, about: `user#${_id}`, ...to, data }))];
  });
}
