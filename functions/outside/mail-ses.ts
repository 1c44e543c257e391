import { encodeMailbox } from './encode-mailbox.ts';
import { makeOnce } from './make-once.ts';
import type { Mail, MailConfig, MailCounts } from './ses-client.ts';

/** `from` may be `Name <address>`; `to` is one bare address. */
export type MailSender = {
  /** Rejects where SES does not accept the mail. */
  send: (mail: Mail) => Promise<void>;
};

/** Characters that could end a header and begin another. */
const HEADER_BREAKS = ['\r', '\n', '\0'];
const ONE_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/** Mail through SES, one recipient per mail; loads the client at the first mail. */
export function createMailSender(config: MailConfig): MailSender {
  const send = makeOnce(async () => (await import('./ses-client.ts')).sesSend(config));
  return {
    send: async (mail) => {
      if (HEADER_BREAKS.some((end) => [mail.from, mail.to, mail.subject].some((header) => header.includes(end)))) {
        throw new Error('A mail header holds a line break.');
      }
      if (!ONE_ADDRESS.test(mail.to)) throw new Error('A mail needs exactly one recipient.');
      await (
        await send()
      )({ ...mail, from: encodeMailbox(mail.from), to: encodeMailbox(mail.to) });
    },
  };
}

/** How many mails of the account were sent and returned since an instant. */
export type CountMails = (since: Date) => Promise<MailCounts>;

export function createMailCounter(config: MailConfig): CountMails {
  return async (since) => (await import('./ses-client.ts')).sesCount(config, since);
}
