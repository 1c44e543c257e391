import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { SENDING_TRIES } from './client-timeouts.ts';

/** `to` is a number in E.164: `+358401234567`. */
export type Sms = { to: string; text: string };

/** `senderId` is the name that a phone shows instead of a number; each country registers it (docs/deploy.md). */
export type SmsConfig = { region: string; endpoint?: string | undefined; senderId?: string | undefined };

const text = (StringValue: string) => ({ DataType: 'String', StringValue });

/** `Transactional` has the highest reliability; networks may drop the other type when busy. */
const TRANSACTIONAL = { 'AWS.SNS.SMS.SMSType': text('Transactional') };

export function snsSend({ region, endpoint, senderId }: SmsConfig): (sms: Sms) => Promise<void> {
  const client = new SNSClient({
    region,
    ...SENDING_TRIES,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  const MessageAttributes = {
    ...TRANSACTIONAL,
    ...(senderId === undefined ? {} : { 'AWS.SNS.SMS.SenderID': text(senderId) }),
  };
  return async (sms) => {
    await client.send(new PublishCommand({ PhoneNumber: sms.to, Message: sms.text, MessageAttributes }));
  };
}
