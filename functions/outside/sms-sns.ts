import { makeOnce } from './make-once.ts';
import type { Sms, SmsConfig } from './sns-client.ts';

export type SmsSender = {
  /** Rejects where SNS does not accept the message. */
  send: (sms: Sms) => Promise<void>;
};

const E164 = /^\+[1-9]\d{6,14}$/;

/** SMS through SNS; loads the client at the first message. */
export function createSmsSender(config: SmsConfig): SmsSender {
  const send = makeOnce(async () => (await import('./sns-client.ts')).snsSend(config));
  return {
    send: async (sms) => {
      if (!E164.test(sms.to)) throw new Error('An SMS needs a number in E.164.');
      await (
        await send()
      )(sms);
    },
  };
}
