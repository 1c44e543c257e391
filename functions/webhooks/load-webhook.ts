import { isIP } from 'node:net';
import type { Webhook, WebhookSending } from '../../shared/webhooks/webhook.ts';
import { webhookUrlFault, type UrlFault } from '../../shared/webhooks/webhook-url.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { companyAsked } from '../http/company-asked.ts';
import { hostOf, type Network } from '../outside/network.ts';
import { nextTryOfSending, type ReadSending } from '../store/entities/webhooks/sendings.ts';
import { findWebhooks, type CompanyWebhooks, type StoredWebhook } from '../store/entities/webhooks/webhooks.ts';
import type { World } from '../world.ts';

type Asked = { world: World; actor: Staff; params: { id: string }; query: { company?: string | undefined } };

export type OwnWebhook = { owner: CompanyWebhooks; webhook: StoredWebhook };

/** A webhook of the caller's company; 404 otherwise. */
export async function loadWebhook({ world, actor, params, query }: Asked): Promise<OwnWebhook> {
  const owner = await findWebhooks(world.table, companyAsked(actor, query));
  const webhook = Object.hasOwn(owner.webhooks, params.id) ? owner.webhooks[params.id] : undefined;
  if (!webhook) throw new AppError('not_found');
  return { owner, webhook };
}

/** A webhook without its secrets. */
export function showWebhook(stored: StoredWebhook): Webhook {
  const { secret: _secret, formerSecret: _former, failures: _failures, pausedUntil: _paused, ...webhook } = stored;
  return webhook;
}

export function showSending(sending: ReadSending): WebhookSending {
  const { id: _id, kind, at, state, tries } = sending;
  return { _id, kind, at, state, tries, nextTry: nextTryOfSending(sending) ?? null };
}

/** 422 at `url` where events are not sent to such an address. */
export function requireUrl({ network }: World, url: string): void {
  const code = webhookUrlFault(url, { isLocal: network.isLocal }) ?? unreachableFault(network, url);
  if (code) throw new AppError('validation_failed', { issues: [{ path: 'url', code }] });
}

/** A name is looked up only when something is sent to it. */
function unreachableFault({ mayReach }: Network, url: string): UrlFault | undefined {
  const host = hostOf(url);
  return isIP(host) === 0 || mayReach(host) ? undefined : 'not_public';
}
