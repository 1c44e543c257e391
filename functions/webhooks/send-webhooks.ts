import { TEST_KIND } from '../../shared/webhooks/webhook-kinds.ts';
import { postWebhook, type PostOutcome } from '../outside/post-webhook.ts';
import type { Due } from '../store/due/due-kind.ts';
import { settledSendingWrite, takenSending } from '../store/entities/webhooks/sendings.ts';
import {
  changedWebhookWrite,
  findWebhooks,
  type CompanyWebhooks,
  type StoredWebhook,
} from '../store/entities/webhooks/webhooks.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { parkedNews } from './parked-news.ts';
import { afterArrival, afterFailure, isGivenUp, nextTryAfter } from './patience.ts';
import { signaturesOf } from './webhook-signature.ts';

/** Longer than a try takes: a worker that ended in the middle of one holds it up no longer. */
const TAKEN_SECONDS = 30;

/** Tries sendings. A receiver's failure is no failure of the work: the sending keeps what became of it and is due again. */
export async function sendWebhooks(world: World, sendings: readonly Due<'webhookSending'>[]): Promise<void> {
  for (const sending of sendings) await sendOne(world, sending);
}

async function sendOne(world: World, sending: Due<'webhookSending'>): Promise<void> {
  const { table, now } = world;
  const { PK, SK, GSI3SK, tries } = sending;
  const owner = await findWebhooks(table, sending.company);
  const webhook = owner.webhooks[sending.webhook];
  if (!webhook) return table.write([{ delete: { PK, SK } }]);
  const held = heldUp(webhook, sending, now());
  if (held) {
    await isWritten(table.write([settledSendingWrite(sending, GSI3SK, { tries, ...held })]));
    return;
  }
  const { write, due } = takenSending(sending, new Date(now().getTime() + TAKEN_SECONDS * 1000).toISOString());
  if (!(await isWritten(table.write([write])))) return;
  const outcome = await post(world, webhook, sending);
  await settle(world, { owner, webhook, sending, due, outcome });
}

/** What keeps a sending from being tried now; nothing keeps one that a person asked for. */
function heldUp({ isOn, parked, pausedUntil }: StoredWebhook, { isAsked }: Due<'webhookSending'>, now: Date) {
  if (isAsked) return undefined;
  if (!isOn || parked !== null) return { state: 'stopped' as const };
  const isPaused = pausedUntil !== null && pausedUntil > now.toISOString();
  return isPaused ? { state: 'waiting' as const, next: pausedUntil } : undefined;
}

function post(world: World, webhook: StoredWebhook, { id, body }: Due<'webhookSending'>): Promise<PostOutcome> {
  const now = world.now();
  const { secret, formerSecret, formerSecretUntil } = webhook;
  const isChanging = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now.toISOString();
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = signaturesOf(world, isChanging ? [secret, formerSecret] : [secret], { id, timestamp, body });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Tyomaaportti-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures,
  };
  return postWebhook(world.network, { url: webhook.url, headers, body });
}

type Tried = {
  owner: CompanyWebhooks;
  webhook: StoredWebhook;
  sending: Due<'webhookSending'>;
  due: string;
  outcome: PostOutcome;
};

/** Keeps what became of a try, and what it says of its webhook. */
async function settle(world: World, { owner, webhook, sending, due, outcome }: Tried): Promise<void> {
  const { table } = world;
  const now = world.now();
  const tries = [{ at: now.toISOString(), ...outcome }, ...sending.tries];
  const isArrived = outcome.fault === null;
  const change = isArrived ? afterArrival(webhook) : sending.isAsked ? undefined : afterFailure(webhook, outcome, now);
  const isOver = sending.kind === TEST_KIND || Boolean(change?.parked) || isGivenUp(sending, now);
  const next = isArrived || isOver ? undefined : nextTryAfter(tries, sending, now);
  const state = isArrived ? 'arrived' : next === undefined ? 'failed' : 'waiting';
  await isWritten(table.write([settledSendingWrite(sending, due, { state, tries, next })]));
  if (!change) return;
  const news = change.parked ? await parkedNews(world, owner.company, webhook) : [];
  // Where an admin has changed it meanwhile, it begins anew.
  await isWritten(table.write([changedWebhookWrite(owner, webhook, change), ...news]));
}
