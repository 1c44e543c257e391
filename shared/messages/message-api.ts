import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Languages, Timestamp } from '../core/fields.ts';
import { listOf } from '../core/list.ts';

/** What messages are about, by the beginning of `about`. */
export const MESSAGE_SUBJECTS = ['userForm', 'card', 'project', 'user', 'permit'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

const About = z.string().check(z.regex(/^(userForm|card|project|user|permit)#[A-Za-z0-9_-]{22}$/));

/** The budgets that keep a message waiting: of the client that caused it, of its recipient, form and company, of the installation's SMS. */
const HELD_REASONS = ['client_limit', 'recipient_limit', 'form_limit', 'company_limit', 'sms_limit'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Why a message waits or was not sent. */
export const MESSAGE_REASONS = [
  ...HELD_REASONS,
  'not_taken',
  'too_late',
  'replaced',
  'called_off',
  'not_reachable',
] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

const MessagesQuery = z.object({
  about: About,
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  cursor: z.optional(z.string().check(z.maxLength(2048))),
});

/** A message as staff see it: never its text, and of the address only what tells whose it is (contract 9). */
export const MessageRow = z.object({
  _id: z.string(),
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  language: Languages,
  state: z.enum(['waiting', 'sent', 'dropped', 'parked']),
  created: Timestamp,
  /** When it was sent, dropped or parked. */
  finished: z.nullable(Timestamp),
  /** When a waiting one is tried next. */
  next: z.nullable(Timestamp),
  /** Why it waits, or was not sent. */
  reason: z.nullable(z.enum(MESSAGE_REASONS)),
  /** Whether it was not sent and can be made anew. */
  canSendAgain: z.boolean(),
  /** When staff had it made anew, as a message of its own. */
  again: z.nullable(Timestamp),
});
export type MessageRow = z.infer<typeof MessageRow>;

export const messageApi = {
  list: endpoint({
    method: 'GET',
    path: '/messages',
    summary:
      'What was sent about an induction, card, project, user or permit, newest first; `about` is `userForm#<id>` and so on.',
    access: { loggedIn: true },
    query: MessagesQuery,
    reply: listOf(MessageRow),
    errors: ['not_found'],
  }),
};
