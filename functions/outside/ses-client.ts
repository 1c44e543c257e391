import { GetSendStatisticsCommand, SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { MESSAGE_TAG } from './message-tag.ts';
import { SENDING_TRIES } from './client-timeouts.ts';

/** SES returns `tag` with later events about the mail. */
export type Mail = { from: string; to: string; subject: string; text: string; html: string; tag?: string };

/** `set` is the configuration set through which SES reports returned mail. */
export type MailConfig = { region: string; endpoint?: string | undefined; set?: string | undefined };

export function sesSend({ region, endpoint, set }: MailConfig): (mail: Mail) => Promise<void> {
  const client = new SESClient({
    region,
    ...SENDING_TRIES,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  const Set = set === undefined ? {} : { ConfigurationSetName: set };
  return async ({ from, to, subject, text, html, tag }) => {
    const Message = { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } };
    const Tags = tag === undefined ? [] : [{ Name: MESSAGE_TAG, Value: tag }];
    await client.send(
      new SendEmailCommand({ Source: from, Destination: { ToAddresses: [to] }, Message, Tags, ...Set }),
    );
  };
}

/** How many mails the account has sent since an instant, and how many of them came back. SES counts per quarter of an hour. */
export async function sesCount({ region, endpoint }: MailConfig, since: Date): Promise<MailCounts> {
  const client = new SESClient({ region, ...SENDING_TRIES, ...(endpoint === undefined ? {} : { endpoint }) });
  const { SendDataPoints = [] } = await client.send(new GetSendStatisticsCommand({}));
  const recent = SendDataPoints.filter(({ Timestamp }) => Timestamp !== undefined && Timestamp >= since);
  const sum = (name: 'DeliveryAttempts' | 'Bounces') => recent.reduce((total, point) => total + (point[name] ?? 0), 0);
  return { mails: sum('DeliveryAttempts'), bounces: sum('Bounces') };
}

export type MailCounts = { mails: number; bounces: number };

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
