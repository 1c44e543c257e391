import { MESSAGE_TAG } from '../../../functions/outside/message-tag.ts';
import { element } from '../listening/xml.ts';
import type { Delivery } from './outbox.ts';
import type { QueryCall } from './query-protocol.ts';

/** Accepts mail to these addresses, then reports a bounce or complaint at once, like the SES simulator. */
const BOUNCES = /^bounce(\+[^@]*)?@simulator\.amazonses\.com$|@returned\.test$/i;
const COMPLAINS = /^complaint(\+[^@]*)?@simulator\.amazonses\.com$|@complains\.test$/i;

/** The bounce and complaint events and counts of SES. */
export class MailReturns {
  #mails = 0;
  #bounces = 0;

  /** The events that EventBridge would deliver. */
  eventsOf(deliveries: readonly Delivery[], { parameters }: QueryCall): unknown[] {
    const tags = { [MESSAGE_TAG]: [tagIn(parameters)] };
    return deliveries.flatMap(({ to }): unknown[] => {
      this.#mails += 1;
      const emailAddress = to;
      if (BOUNCES.test(to)) {
        this.#bounces += 1;
        const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] };
        return [{ source: 'aws.ses', 'detail-type': 'Email Bounced', detail: { bounce, mail: { tags } } }];
      }
      if (!COMPLAINS.test(to)) return [];
      const complaint = { complainedRecipients: [{ emailAddress }] };
      return [{ source: 'aws.ses', 'detail-type': 'Email Complaint Received', detail: { complaint, mail: { tags } } }];
    });
  }

  /** The answer of GetSendStatistics; all counts fall into the current quarter of an hour. */
  statistics(): string {
    const point = [
      element('Timestamp', new Date().toISOString()),
      element('DeliveryAttempts', String(this.#mails)),
      element('Bounces', String(this.#bounces)),
    ];
    return element('SendDataPoints', [element('member', point)]);
  }
}

function tagIn(parameters: URLSearchParams): string {
  const name = [...parameters].find(
    ([key, value]) => /^Tags\.member\.\d+\.Name$/.test(key) && value === MESSAGE_TAG,
  )?.[0];
  return name === undefined ? '' : (parameters.get(name.replace(/Name$/, 'Value')) ?? '');
}
