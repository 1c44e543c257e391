import * as z from 'zod/mini';
import type { WebhookKind } from '../../../../shared/webhooks/webhook-kinds.ts';
import { webhookEventKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Event = () =>
  z.object({
    id: z.string(),
    company: z.string(),
    kind: z.string(),
    /** When it happened, ISO 8601 UTC. */
    at: z.string(),
    /** Ids, states and times. */
    data: z.record(z.string(), z.string()),
  });

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    /** What happened in a company with webhooks, before it is known which of them want it. */
    webhookEvent: z.infer<ReturnType<typeof Event>>;
  }
}

export const webhookEvent = dueKind('webhookEvent', Event);

/** `id` tells what happened from everything else of that instant, and is the same however often it is told. */
export type WebhookEvent = {
  id: string;
  company: string;
  kind: WebhookKind;
  at: string;
  data: Readonly<Record<string, string>>;
};

const TIME_CHARACTERS = 9;

/** The `webhook-id` of an event: ids sort by the time of what happened. */
export function messageIdOf({ at, id }: { at: string; id: string }): string {
  return `msg_${Date.parse(at).toString(36).padStart(TIME_CHARACTERS, '0')}${id}`;
}

/** For the transaction of what happened; only where a mark says that the company has webhooks. */
export function webhookEventWrite(event: WebhookEvent): Write {
  const { at } = event;
  const id = messageIdOf(event);
  return { put: webhookEvent.item(webhookEventKey(id), { at, id }, { ...event, id, data: { ...event.data } }) };
}
