import { refOf } from '../../shared/core/actor.ts';
import { MOST_WEBHOOKS } from '../../shared/webhooks/webhook-kinds.ts';
import type { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Call } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { newId } from '../security/random-ids.ts';
import { securityWrite } from '../security/security-log.ts';
import { companies } from '../store/entities/companies.ts';
import {
  addedWebhookWrite,
  changedWebhookWrite,
  findWebhooks,
  removedWebhookWrite,
  type StoredWebhook,
} from '../store/entities/webhooks/webhooks.ts';
import { isReplay, writeOnce } from '../store/once.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { loadWebhook, requireUrl, showWebhook } from './load-webhook.ts';
import { markWrites } from './mark-things.ts';
import { drawSecret } from './webhook-signature.ts';

type MakeCall = Call<typeof webhookApi.make>;

/** Makes a webhook and shows its secret once. A repeated call draws the secret anew, since none is kept to be answered again. */
export async function makeWebhook(call: MakeCall): Promise<Reply<typeof webhookApi.make>> {
  const { world, actor, body, address, once } = call;
  requireUrl(world, body.url);
  await requireConfirmed(world, { actor, address, currentPassword: body.currentPassword });
  const company = companyAsked(actor, body);
  if (!(await companies.find(world.table, company))) throw new AppError('not_found');
  const { text: secret, box } = drawSecret(world);
  const first = newWebhook(call, box);
  const { result, isReplay: isRepeated } = await untilWritten(async () => {
    const owner = await findWebhooks(world.table, company);
    const all = Object.values(owner.webhooks);
    const held = all.length;
    const isKnown = held >= MOST_WEBHOOKS && once && (await isReplay(world.table, once, world.now()));
    if (held >= MOST_WEBHOOKS && !isKnown) throw new AppError('invalid_state');
    const entry = securityWrite(world, { kind: 'webhookMade', company, by: actor.userId, about: first.name });
    // Where none is on, nothing may be marked yet: those that are off may be of a company that was taken over, or of the demo.
    const marks = all.some(({ isOn }) => isOn) ? [] : markWrites(world, company, true);
    const writes = [addedWebhookWrite(owner, first), entry, ...marks];
    return writeOnce(world.table, { once, now: world.now(), result: { id: first._id }, writes });
  });
  const webhook = isRepeated ? await redraw(world, { company, id: result.id, box }) : first;
  return { ...showWebhook(webhook), secret };
}

function newWebhook({ world, actor, body }: MakeCall, secret: string): StoredWebhook {
  return {
    _id: newId(world),
    name: body.name,
    url: body.url,
    kinds: [...new Set(body.kinds)],
    version: 1,
    isOn: true,
    created: world.now().toISOString(),
    by: refOf(actor),
    failingSince: null,
    parked: null,
    formerSecretUntil: null,
    secret,
    formerSecret: null,
    failures: 0,
    pausedUntil: null,
  };
}

type Redrawn = { company: string; id: string; box: string };

async function redraw({ table }: World, { company, id, box }: Redrawn): Promise<StoredWebhook> {
  const owner = await findWebhooks(table, company);
  const webhook = owner.webhooks[id];
  if (!webhook) throw new AppError('invalid_state');
  await table.write([changedWebhookWrite(owner, webhook, { secret: box })]);
  return { ...webhook, secret: box };
}

/** Removes a webhook; what waits for it is dropped when its turn comes. */
export async function removeWebhook(call: Call<typeof webhookApi.remove>): Promise<Reply<typeof webhookApi.remove>> {
  const { world, actor } = call;
  await untilWritten(async () => {
    const { owner, webhook } = await loadWebhook(call);
    const { company } = owner;
    const isLast = Object.keys(owner.webhooks).length === 1;
    const entry = securityWrite(world, { kind: 'webhookRemoved', company, by: actor.userId, about: webhook.name });
    const marks = isLast ? markWrites(world, company, false) : [];
    await world.table.write([removedWebhookWrite(owner, webhook._id), entry, ...marks]);
  });
  return {};
}
