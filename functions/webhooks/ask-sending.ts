import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import { TEST_KIND } from '../../shared/webhooks/webhook-kinds.ts';
import type { Call } from '../http/answer.ts';
import { newId } from '../security/random-ids.ts';
import { messageIdOf } from '../store/due/kinds/webhook-event.ts';
import { askedSendingWrite, findSending, newSendingWrite } from '../store/entities/webhooks/sendings.ts';
import { takeAttempt, type Limit } from '../store/limits/limits.ts';
import { writeOnce } from '../store/once.ts';
import { loadWebhook, showSending } from './load-webhook.ts';
import { bodyOf } from './spread-events.ts';

/** Tests and repetitions of one webhook (rule 20.7). */
const ASKED: Limit = { name: 'webhookAsked', most: 20, backEverySeconds: 6 };

/** Sends a test, also while the webhook is off. */
export async function testWebhook(call: Call<typeof webhookApi.test>): Promise<Reply<typeof webhookApi.test>> {
  const { world, once } = call;
  const { table } = world;
  const { owner, webhook } = await loadWebhook(call);
  await takeAttempt(table, ASKED, webhook._id, world.now());
  const at = world.now().toISOString();
  const id = messageIdOf({ at, id: newId(world) });
  const body = bodyOf({ kind: TEST_KIND, at, data: { webhookId: webhook._id } });
  const made = { id, company: owner.company, webhook: webhook._id, kind: TEST_KIND, at, body, isAsked: true };
  const write = newSendingWrite(made, at);
  const { result } = await writeOnce(table, { once, now: world.now(), result: { id }, writes: [write] });
  return shown(call, result.id);
}

/** Sends an event once more, by the same id, also while the webhook is off. */
export async function sendAgain(call: Call<typeof webhookApi.sendAgain>): Promise<Reply<typeof webhookApi.sendAgain>> {
  const { world, params, once } = call;
  const { table } = world;
  const { webhook } = await loadWebhook(call);
  const sending = await findSending(table, webhook._id, params.sendingId);
  if (!sending) throw new AppError('not_found');
  await takeAttempt(table, ASKED, webhook._id, world.now());
  const now = world.now();
  const write = askedSendingWrite(sending, now.toISOString());
  await writeOnce(table, { once, now, result: { id: sending.id }, writes: [write] });
  return shown(call, sending.id);
}

async function shown(call: Parameters<typeof loadWebhook>[0], id: string) {
  const found = await findSending(call.world.table, call.params.id, id);
  if (!found) throw new AppError('not_found');
  return showSending(found);
}
