import type { Reply } from '../../shared/core/endpoint.ts';
import type { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import type { Call } from '../http/answer.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { securityWrite } from '../security/security-log.ts';
import { changedWebhookWrite, type StoredWebhook } from '../store/entities/webhooks/webhooks.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import { untilWritten } from '../verbs/until-written.ts';
import { loadWebhook, requireUrl, showWebhook } from './load-webhook.ts';
import { markWrites } from './mark-things.ts';
import { drawSecret } from './webhook-signature.ts';

const DAY_MILLISECONDS = 24 * 3600 * 1000;
const ANEW = { failures: 0, failingSince: null, pausedUntil: null, parked: null };

/** Changes a webhook over the version that the caller knew; turning it on, or giving it another address, begins it anew. */
export async function changeWebhook(call: Call<typeof webhookApi.change>): Promise<Reply<typeof webhookApi.change>> {
  const { world, actor, body, address } = call;
  const { owner, webhook } = await loadWebhook(call);
  const { name, url, isOn, version, currentPassword } = body;
  const isElsewhere = url !== webhook.url;
  if (isElsewhere) requireUrl(world, url);
  const kinds = [...new Set(body.kinds)];
  const isAnew = isElsewhere || (isOn && (!webhook.isOn || webhook.parked !== null));
  const changed = { name, url, isOn, kinds, ...(isAnew ? ANEW : {}) };
  if (isSame(webhook, changed)) return showWebhook(webhook);
  const current = async () => showWebhook((await loadWebhook(call)).webhook);
  await requireVersion({ version }, webhook, current);
  if (isElsewhere) await requireConfirmed(world, { actor, address, currentPassword });
  const after = { ...changed, version: version + 1 };
  const { company } = owner;
  const entry = securityWrite(world, { kind: 'webhookChanged', company, by: actor.userId, about: name });
  // Of a company that was taken over, or of the demo, nothing may be marked yet.
  const marks = isOn && !webhook.isOn ? markWrites(world, company, true) : [];
  await saveOver(world, { writes: [changedWebhookWrite(owner, webhook, after), entry, ...marks], current });
  return showWebhook({ ...webhook, ...after });
}

function isSame(webhook: StoredWebhook, changed: Partial<StoredWebhook>): boolean {
  return Object.entries(changed).every(([name, value]) => {
    return JSON.stringify(webhook[name as keyof StoredWebhook]) === JSON.stringify(value);
  });
}

/**
 * Draws a new secret. The one before it signs as well for a day; where one does already, it goes on, so that a call that is repeated after
 * a lost answer takes no secret from a receiver.
 */
export async function renewSecret(
  call: Call<typeof webhookApi.renewSecret>,
): Promise<Reply<typeof webhookApi.renewSecret>> {
  const { world, actor, body, address } = call;
  await loadWebhook(call);
  await requireConfirmed(world, { actor, address, currentPassword: body.currentPassword });
  const { text, box } = drawSecret(world);
  return untilWritten(async () => {
    const { owner, webhook } = await loadWebhook(call);
    const now = world.now();
    const isChanging = webhook.formerSecretUntil !== null && webhook.formerSecretUntil > now.toISOString();
    const former = isChanging
      ? {}
      : {
          formerSecret: webhook.secret,
          formerSecretUntil: new Date(now.getTime() + DAY_MILLISECONDS).toISOString(),
        };
    const after = { ...former, secret: box, version: webhook.version + 1 };
    const about = { company: owner.company, by: actor.userId, about: webhook.name };
    const entry = securityWrite(world, { kind: 'webhookSecretRenewed', ...about });
    await world.table.write([changedWebhookWrite(owner, webhook, after), entry]);
    return { ...showWebhook({ ...webhook, ...after }), secret: text };
  });
}
