import type { Due } from '../store/due/due-kind.ts';
import { newSendingWrite } from '../store/entities/webhooks/sendings.ts';
import { findWebhooks, type StoredWebhook } from '../store/entities/webhooks/webhooks.ts';
import { isWritten } from '../store/table-errors.ts';
import type { World } from '../world.ts';

/** Makes of an event a sending for each webhook that wants it. Done twice it makes the same. */
export async function spreadEvents(world: World, events: readonly Due<'webhookEvent'>[]): Promise<void> {
  for (const event of events) await spreadEvent(world, event);
}

async function spreadEvent({ table, now }: World, event: Due<'webhookEvent'>): Promise<void> {
  const { PK, SK, id, company, kind, at } = event;
  const { webhooks } = await findWebhooks(table, company);
  const body = bodyOf(event);
  for (const { _id: webhook } of Object.values(webhooks).filter((one) => wants(one, kind))) {
    const made = { id, company, webhook, kind, at, body, isAsked: false };
    // Otherwise the webhook has it already.
    await isWritten(table.write([newSendingWrite(made, now().toISOString())]));
  }
  await table.write([{ delete: { PK, SK } }]);
}

const wants = ({ isOn, parked, kinds }: StoredWebhook, kind: string) =>
  isOn && parked === null && kinds.some((one) => one === kind);

/** What a webhook is sent, by the Standard Webhooks convention. */
export function bodyOf({
  kind,
  at,
  data,
}: {
  kind: string;
  at: string;
  data: Readonly<Record<string, string>>;
}): string {
  return JSON.stringify({ type: kind, timestamp: at, data });
}
