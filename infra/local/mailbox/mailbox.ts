import type { IncomingMessage, ServerResponse } from 'node:http';
import { emailOf } from './email-calls.ts';
import { MailReturns } from './mail-returns.ts';
import type { Delivery, Outbox } from './outbox.ts';
import type { QueryCall } from './query-protocol.ts';
import { QueryError, answerQuery } from './query-protocol.ts';
import { smsOf } from './sms-calls.ts';

const NAMESPACES = {
  email: 'http://ses.amazonaws.com/doc/2010-12-01/',
  sms: 'http://sns.amazonaws.com/doc/2010-03-31/',
} as const;

/** The local SES and SNS: sent messages go to the outbox. */
export class Mailbox {
  readonly outbox: Outbox;
  readonly #tell: (event: unknown) => void;
  readonly #returns = new MailReturns();
  #isOut = false;

  /** `tell` receives bounce and complaint events, as from EventBridge. */
  constructor(outbox: Outbox, tell: (event: unknown) => void = () => undefined) {
    this.outbox = outbox;
    this.#tell = tell;
  }

  /** Answers every call with 503, like an outage of the service, until `endOutage`. */
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
      if (call.action === 'GetSendStatistics') return this.#returns.statistics();
      const deliveries = await deliveriesOf(channel, call, new Date().toISOString());
      await this.outbox.add(deliveries);
      if (channel === 'email') for (const event of this.#returns.eventsOf(deliveries, call)) this.#tell(event);
      return undefined;
    });
  }
}

/** One delivery per recipient, since each has their own mailbox. */
async function deliveriesOf(channel: Delivery['channel'], call: QueryCall, at: string): Promise<Delivery[]> {
  if (channel === 'sms') return [{ channel, ...smsOf(call), at }];
  const { to, ...content } = await emailOf(call);
  return Array.from(new Set(to), (address) => ({ channel, to: address, ...content, at }));
}
