import type { Reply } from '../../shared/core/endpoint.ts';
import type { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import type { Call } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { listRequest } from '../http/list-request.ts';
import { findSendings } from '../store/entities/webhooks/sendings.ts';
import { findWebhooks } from '../store/entities/webhooks/webhooks.ts';
import { loadWebhook, showSending, showWebhook } from './load-webhook.ts';

/** The webhooks of a company, the newest first: one read. */
export async function listWebhooks({
  world,
  actor,
  query,
}: Call<typeof webhookApi.list>): Promise<Reply<typeof webhookApi.list>> {
  const { webhooks } = await findWebhooks(world.table, companyAsked(actor, query));
  const items = Object.values(webhooks).map(showWebhook);
  return { items: items.toSorted((a, b) => (a.created < b.created ? 1 : -1)) };
}

/** What was sent to a webhook: the webhooks and one Query a page. */
export async function listSendings(call: Call<typeof webhookApi.sendings>): Promise<Reply<typeof webhookApi.sendings>> {
  const { world, actor, query } = call;
  const { webhook } = await loadWebhook(call);
  const list = `sendings of ${webhook._id}`;
  const { limit, after, nextCursor } = listRequest(world, actor, { list, query });
  const page = { limit, after, now: world.now() };
  const { sendings, position } = await findSendings(world.table, webhook._id, page);
  return { items: sendings.map(showSending), nextCursor: nextCursor(position) };
}
