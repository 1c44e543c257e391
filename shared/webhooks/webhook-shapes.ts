import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { AskedCompany, filledLine, Version } from '../core/fields.ts';
import { ListQuery, listOf } from '../core/list.ts';
import { WEBHOOK_KINDS } from './webhook-kinds.ts';
import { Webhook, WebhookSending } from './webhook.ts';
import { NAME_CHARACTERS } from './webhook-limits.ts';

/** A longer address than is taken is told of as one that is none. */
const TYPED_CHARACTERS = 2000;
const OfCompany = z.pick(ListQuery, { company: true });
const CurrentPassword = z.optional(z.string().check(z.maxLength(256)));

const Written = {
  name: filledLine(NAME_CHARACTERS),
  url: filledLine(TYPED_CHARACTERS),
  kinds: z.array(z.enum(WEBHOOK_KINDS)).check(z.minLength(1), z.maxLength(WEBHOOK_KINDS.length)),
};
const WithSecret = z.extend(Webhook, { secret: z.string() });
const CONFIRMED = ['confirm_required', 'wrong_password', 'too_many_requests'] as const;

export const webhookShapes = {
  list: {
    summary: 'The company’s webhooks, the newest first; never a secret.',
    query: OfCompany,
    reply: z.object({ items: z.array(Webhook) }),
  },
  make: {
    summary:
      'Makes a webhook by the Standard Webhooks convention; ten a company. The answer alone shows its secret. Only https addresses of the public internet, on the port of https, without a user; redirects are not followed. Events carry ids, states and times: ids of people are personal data. Events that happen from some seconds after the answer on are sent. 403 `confirm_required` asks for `currentPassword`.',
    body: z.object({ ...Written, company: AskedCompany, currentPassword: CurrentPassword }),
    reply: WithSecret,
    status: 201,
    errors: [...CONFIRMED, 'invalid_state', 'not_found'],
  },
  change: {
    summary:
      'Changes name, address and kinds, and turns it off or on, which also ends its being parked. Another address asks for `currentPassword`, as making does.',
    query: OfCompany,
    body: z.object({ ...Written, isOn: z.boolean(), version: Version, currentPassword: CurrentPassword }),
    reply: Webhook,
    errors: [...CONFIRMED, 'version_conflict', 'not_found'],
  },
  remove: {
    summary: 'Removes a webhook; what waits for it is not sent.',
    query: OfCompany,
    reply: z.object({}),
    errors: ['not_found'],
  },
  renewSecret: {
    summary:
      'Draws a new secret, which the answer alone shows. For a day each event is signed with the former one as well, so that the receiver can change over; a further new one within that day takes the place of the newer of the two.',
    query: OfCompany,
    body: z.object({ currentPassword: CurrentPassword }),
    reply: WithSecret,
    errors: [...CONFIRMED, 'not_found'],
  },
  test: {
    summary: 'Sends an event of the kind `test`, also while the webhook is off; its outcome is among the sendings.',
    query: OfCompany,
    reply: WebhookSending,
    errors: ['not_found', 'too_many_requests'],
  },
  sendings: {
    summary: 'What was sent to a webhook in the last seven days with its tries, the newest first.',
    query: z.pick(ListQuery, { company: true, limit: true, cursor: true }),
    reply: listOf(WebhookSending),
    errors: ['not_found'],
  },
  sendAgain: {
    summary: 'Sends an event once more, by the same `webhook-id`, also while the webhook is off.',
    query: OfCompany,
    reply: WebhookSending,
    errors: ['not_found', 'too_many_requests'],
  },
} satisfies Shapes;
