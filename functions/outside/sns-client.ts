import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { SENDING_TRIES } from './client-timeouts.ts';

/** `to` is a number in E.164: `+358401234567`. */
export type Sms = { to: string; text: string };

type Config = { region: string; endpoint?: string | undefined };

/** `Transactional` goes out at the highest reliability; the other kind may be dropped when networks are busy. */
const MessageAttributes = { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } };

export function snsSend({ region, endpoint }: Config): (sms: Sms) => Promise<void> {
  const client = new SNSClient({
    region,
    ...SENDING_TRIES,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return async ({ to, text }) => {
    await client.send(new PublishCommand({ PhoneNumber: to, Message: text, MessageAttributes }));
  };
}
