import { SESClient } from '@aws-sdk/client-ses';
import { SNSClient } from '@aws-sdk/client-sns';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { Mailbox } from '../../../../infra/local/mailbox/mailbox.ts';
import { Outbox } from '../../../../infra/local/mailbox/outbox.ts';
import { listening } from '../listening.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CONFIG = {
  region: 'eu-north-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  maxAttempts: 1,
};

/** A mailbox with an empty outbox, and the real SES and SNS clients for it. */
export async function startedMailbox(): Promise<{ mailbox: Mailbox; outbox: Outbox; ses: SESClient; sns: SNSClient }> {
  const outbox = await Outbox.open(path.join(await temporaryFolder(), 'outbox.jsonl'));
  const mailbox = new Mailbox(outbox);
  const origin = await listening(
    (request, response) => void mailbox.handle(request.url?.startsWith('/ses') ? 'email' : 'sms', request, response),
  );
  const ses = new SESClient({ ...CONFIG, endpoint: `${origin}/ses` });
  const sns = new SNSClient({ ...CONFIG, endpoint: `${origin}/sns` });
  onTestFinished(async () => {
    ses.destroy();
    sns.destroy();
    await outbox.close();
  });
  return { mailbox, outbox, ses, sns };
}
