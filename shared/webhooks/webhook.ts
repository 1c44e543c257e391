import * as z from 'zod/mini';
import { Id, NamedRef, Timestamp, Version } from '../core/fields.ts';
import { WEBHOOK_KINDS } from './webhook-kinds.ts';

/** An address of a program of the company, to which events are sent. */
export const Webhook = z.object({
  _id: Id,
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  /** Counts the changes that a caller makes. */
  version: Version,
  /** Whether events are sent; an admin turns it off and on. */
  isOn: z.boolean(),
  created: Timestamp,
  by: NamedRef,
  /** Since when nothing has arrived; null where the newest try did. */
  failingSince: z.nullable(Timestamp),
  /** When it was parked after a day without an arrival; turning it on again ends that. */
  parked: z.nullable(Timestamp),
  /** Until when each event is also signed with the secret before the newest; null where there is none. */
  formerSecretUntil: z.nullable(Timestamp),
});
export type Webhook = z.infer<typeof Webhook>;

/** What became of a try: a status, or why there is none. */
export const WEBHOOK_FAULTS = [
  'refused_status',
  'redirect',
  'timeout',
  'unreachable',
  'bad_certificate',
  'address_not_found',
  'address_not_public',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

export const WebhookTry = z.object({
  at: Timestamp,
  /** The status of the answer; null where none came. */
  status: z.nullable(z.number()),
  /** Null where it arrived. */
  fault: z.nullable(z.enum(WEBHOOK_FAULTS)),
});
export type WebhookTry = z.infer<typeof WebhookTry>;

export const SENDING_STATES = ['waiting', 'arrived', 'failed', 'stopped'] as const;

/** An event on its way to a webhook. */
export const WebhookSending = z.object({
  /** The `webhook-id` of every try of it. */
  _id: z.string(),
  kind: z.string(),
  /** When it happened. */
  at: Timestamp,
  /** `stopped`: the webhook was off or parked when its turn came. */
  state: z.enum(SENDING_STATES),
  /** Its newest tries, the newest first. */
  tries: z.array(WebhookTry),
  /** When it is tried next; null where it is not. */
  nextTry: z.nullable(Timestamp),
});
export type WebhookSending = z.infer<typeof WebhookSending>;
