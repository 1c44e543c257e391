import type { IncomingMessage, ServerResponse } from 'node:http';
import { emailOf } from './email-calls.ts';
import type { Delivery, Outbox } from './outbox.ts';
import type { QueryCall } from './query-protocol.ts';
import { QueryError, answerQuery } from './query-protocol.ts';
import { smsOf } from './sms-calls.ts';

const NAMESPACES = {
  email: 'http://ses.amazonaws.com/doc/2010-12-01/',
  sms: 'http://sns.amazonaws.com/doc/2010-03-31/',
} as const;

/** SES and SNS of this machine: what they are asked to send lands in the outbox. */
export class Mailbox {
  readonly outbox: Outbox;
  #isOut = false;

  constructor(outbox: Outbox) {
    this.outbox = outbox;
  }

  /** From now on every call is answered with 503, as in an outage of the service, until `endOutage`. */
  startOutage(): void {
    this.#isOut = true;
  }

  endOutage(): void {
    this.#isOut = false;
  }

  /** Answers a call to SES (`email`) or SNS (`sms`). */
  async handle(channel: Delivery['channel'], request: IncomingMessage, response: ServerResponse): Promise<void> {
    await answerQuery(NAMESPACES[channel], { request, response }, async (call) => {
      if (this.#isOut) throw new QueryError(503, 'ServiceUnavailable', 'The service is out of order.');
      await this.outbox.add(deliveriesOf(channel, call, new Date().toISOString()));
    });
  }
}

/** One delivery for each recipient, since each has a mailbox of their own. */
function deliveriesOf(channel: Delivery['channel'], call: QueryCall, at: string): Delivery[] {
  if (channel === 'sms') return [{ channel, ...smsOf(call), at }];
  const { to, ...content } = emailOf(call);
  return Array.from(new Set(to), (address) => ({ channel, to: address, ...content, at }));
}
