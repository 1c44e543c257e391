import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Timestamp, WorkerLanguages } from '../core/fields.ts';
import { listOf } from '../core/list.ts';

/** The subjects of messages, by the prefix of `about`. */
export const MESSAGE_SUBJECTS = ['userForm', 'card', 'project', 'user', 'permit'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

const About = z.string().check(z.regex(/^(userForm|card|project|user|permit)#[A-Za-z0-9_-]{22}$/));

/**
 * Why a message waits: the rate limit of the client that caused it, of its recipient, form or company, or of the installation's SMS; or too
 * many mails came back.
 */
const HELD_REASONS = [
  'client_limit',
  'recipient_limit',
  'form_limit',
  'company_limit',
  'sms_limit',
  'mail_braked',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Why a message waits, was not sent or came back. */
export const MESSAGE_REASONS = [
  ...HELD_REASONS,
  'not_taken',
  'too_late',
  'replaced',
  'called_off',
  'not_reachable',
  'bounced',
  'complained',
  'address_bounced',
  'address_complained',
] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

const MessagesQuery = z.object({
  about: About,
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  cursor: z.optional(z.string().check(z.maxLength(2048))),
});

/** A message as staff see it: without its text, and with only as much of the address as identifies the recipient. */
export const MessageRow = z.object({
  _id: z.string(),
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  language: WorkerLanguages,
  state: z.enum(['waiting', 'sent', 'dropped', 'parked', 'bounced']),
  created: Timestamp,
  /** When the message was sent, dropped or parked, or came back. */
  finished: z.nullable(Timestamp),
  /** When the worker tries a waiting message next. */
  next: z.nullable(Timestamp),
  /** Why the message waits, or was not sent. */
  reason: z.nullable(z.enum(MESSAGE_REASONS)),
  /** Whether the message was not sent and staff can create it again. */
  canSendAgain: z.boolean(),
  /** When staff created it again, as a new message. */
  again: z.nullable(Timestamp),
});
export type MessageRow = z.infer<typeof MessageRow>;

export const messageShapes = {
  list: {
    summary:
      'What was sent about an induction, card, project, user or permit, newest first; `about` is `userForm#<id>` and so on.',
    query: MessagesQuery,
    reply: listOf(MessageRow),
    errors: ['not_found'],
  },
} satisfies Shapes;
