import * as z from 'zod/mini';
import { SENDING_STATES, WebhookTry } from '../../../../shared/webhooks/webhook.ts';
import { dueKind } from '../../due/due-kind.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { sendingKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';

const Stored = () =>
  z.object({
    /** The `webhook-id` of every try. */
    id: z.string(),
    company: z.string(),
    webhook: z.string(),
    kind: z.string(),
    /** When it happened. */
    at: z.string(),
    body: z.string(),
    state: z.enum(SENDING_STATES),
    /** Since when it is tried: its 24 hours begin here. */
    since: z.string(),
    /** A person asked for it: it is tried at once, whatever became of others. */
    isAsked: z.boolean(),
    tries: z.array(WebhookTry),
    ttl: z.number(),
  });
export type Sending = z.infer<ReturnType<typeof Stored>>;

declare module '../../due/due-kind.ts' {
  interface DueWorkKinds {
    /** An event on its way to one webhook. */
    webhookSending: Sending;
  }
}

export const webhookSending = dueKind('webhookSending', Stored);

/** How long what was sent is shown, and can be sent again. */
const KEPT_SECONDS = 7 * 24 * 3600;
const MOST_TRIES_SHOWN = 12;

export type NewSending = Pick<Sending, 'id' | 'company' | 'webhook' | 'kind' | 'at' | 'body' | 'isAsked'>;

const ttlAt = (now: string) => Math.floor(Date.parse(now) / 1000) + KEPT_SECONDS;

/** An event for a webhook, due now. ConditionFailed where it has it already. */
export function newSendingWrite(made: NewSending, now: string): Write {
  return { put: sendingItem(made, now), condition: 'attribute_not_exists(PK)' };
}

export function sendingItem(made: NewSending, now: string): Item {
  const sending: Sending = { ...made, state: 'waiting', since: now, tries: [], ttl: ttlAt(now) };
  return webhookSending.item(keyOf(made), { at: now, id: placeOf(made) }, sending);
}

const keyOf = ({ webhook, id }: Pick<Sending, 'webhook' | 'id'>) => sendingKey(webhook, id);
const placeOf = ({ webhook, id }: Pick<Sending, 'webhook' | 'id'>) => `${webhook}${id}`;

/** Takes a sending until an instant (ISO 8601 UTC), so that no other worker tries it. ConditionFailed where another was faster. */
export function takenSending(item: Item & Sending, until: string): { write: Write; due: string } {
  const { GSI3SK: due } = webhookSending.place({ at: until, id: placeOf(item) });
  const values = { ':until': due, ':due': item['GSI3SK'] };
  return { due, write: { update: keyOf(item), set: 'SET GSI3SK = :until', condition: 'GSI3SK = :due', values } };
}

type Outcome = { state: Sending['state']; tries: Sending['tries']; next?: string | undefined };

/** What became of a sending that is due at `due`; without `next` it is tried no more. ConditionFailed where it has changed. */
export function settledSendingWrite(sending: Sending, due: unknown, { state, tries, next }: Outcome): Write {
  const place = next === undefined ? undefined : webhookSending.place({ at: next, id: placeOf(sending) });
  return {
    update: keyOf(sending),
    set: `SET #state = :state, tries = :tries, isAsked = :no${place ? ', GSI3SK = :next' : ' REMOVE GSI3PK, GSI3SK'}`,
    condition: 'GSI3SK = :due',
    names: { '#state': 'state' },
    values: {
      ':state': state,
      ':no': false,
      ':tries': tries.slice(0, MOST_TRIES_SHOWN),
      ':due': due,
      ...(place && { ':next': place.GSI3SK }),
    },
  };
}

/** Makes a sending due now, because a person asks for it. ConditionFailed where it is gone. */
export function askedSendingWrite(sending: Sending, now: string): Write {
  const { GSI3PK, GSI3SK } = webhookSending.place({ at: now, id: placeOf(sending) });
  return {
    update: keyOf(sending),
    set: 'SET #state = :waiting, since = :now, isAsked = :true, #ttl = :ttl, GSI3PK = :due, GSI3SK = :at',
    condition: 'attribute_exists(PK)',
    names: { '#state': 'state', '#ttl': 'ttl' },
    values: {
      ':waiting': 'waiting',
      ':now': now,
      ':true': true,
      ':ttl': ttlAt(now),
      ':due': GSI3PK,
      ':at': GSI3SK,
    },
  };
}

const sendingOf = itemReader('webhookSending', { schema: z.extend(Stored(), { GSI3SK: z.optional(z.string()) }) });
export type ReadSending = ReturnType<typeof sendingOf>;

/** When it is tried next; undefined where it is not. */
export const nextTryOfSending = ({ GSI3SK }: Pick<ReadSending, 'GSI3SK'>) => GSI3SK?.split('#')[0];

type Page = { limit: number; after: string | undefined; now: Date };

/** A page of what was sent to a webhook, the newest first; `position` is the cursor. */
export async function findSendings(
  table: Table,
  webhook: string,
  { limit, after, now }: Page,
): Promise<{ sendings: ReadSending[]; position: string | undefined }> {
  const { items, lastKey } = await table.query({
    where: `PK = :webhook${after === undefined ? '' : ' AND SK < :after'}`,
    values: { ':webhook': sendingKey(webhook, '').PK, ...(after !== undefined && { ':after': after }) },
    descending: true,
    limit,
    isForShow: true,
  });
  const position = lastKey && items.at(-1)?.SK;
  return { sendings: items.map(sendingOf).filter(({ ttl }) => ttl > now.getTime() / 1000), position };
}

export async function findSending(table: Table, webhook: string, id: string): Promise<ReadSending | undefined> {
  const item = await table.get(sendingKey(webhook, id));
  return item && sendingOf(item);
}
