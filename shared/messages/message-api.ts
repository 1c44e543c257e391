import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Languages, Timestamp } from '../core/fields.ts';
import { listOf } from '../core/list.ts';

/** What messages are about, by the beginning of `about`. */
export const MESSAGE_SUBJECTS = ['userForm', 'card', 'project', 'user', 'permit'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

const About = z.string().check(z.regex(/^(userForm|card|project|user|permit)#[A-Za-z0-9_-]{22}$/));

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
