import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { SENDING_TRIES } from './client-timeouts.ts';

export type Mail = { from: string; to: string; subject: string; text: string; html: string };

type Config = { region: string; endpoint?: string | undefined };

export function sesSend({ region, endpoint }: Config): (mail: Mail) => Promise<void> {
  const client = new SESClient({
    region,
    ...SENDING_TRIES,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return async ({ from, to, subject, text, html }) => {
    const Message = { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } };
    await client.send(new SendEmailCommand({ Source: from, Destination: { ToAddresses: [to] }, Message }));
  };
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
