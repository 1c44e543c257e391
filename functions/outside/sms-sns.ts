import { madeOnce } from './made-once.ts';
import type { Sms } from './sns-client.ts';

export type SmsSender = {
  /** Rejects where the message was not taken for delivery. */
  send: (sms: Sms) => Promise<void>;
};

const E164 = /^\+[1-9]\d{6,14}$/;

/** SMS through SNS; its client is loaded at the first message. */
export function createSmsSender(config: { region: string; endpoint?: string | undefined }): SmsSender {
  const send = madeOnce(async () => (await import('./sns-client.ts')).snsSend(config));
  return {
    send: async (sms) => {
      if (!E164.test(sms.to)) throw new Error('An SMS needs a number in E.164.');
      await (
        await send()
      )(sms);
    },
  };
}
