import { encodedMailbox } from './encoded-mailbox.ts';
import { madeOnce } from './made-once.ts';
import type { Mail } from './ses-client.ts';

/** `from` may be `Name <address>`; `to` is one bare address. */
export type MailSender = {
  /** Rejects where the mail was not taken for delivery. */
  send: (mail: Mail) => Promise<void>;
};

/** The characters by which a header could end and another begin. */
const HEADER_BREAKS = ['\r', '\n', '\0'];
const ONE_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/** Mail through SES, to one recipient a mail; its client is loaded at the first mail. */
export function createMailSender(config: { region: string; endpoint?: string | undefined }): MailSender {
  const send = madeOnce(async () => (await import('./ses-client.ts')).sesSend(config));
  return {
    send: async (mail) => {
      if (HEADER_BREAKS.some((end) => [mail.from, mail.to, mail.subject].some((header) => header.includes(end)))) {
        throw new Error('A mail header holds a line break.');
      }
      if (!ONE_ADDRESS.test(mail.to)) throw new Error('A mail needs exactly one recipient.');
      await (
        await send()
      )({ ...mail, from: encodedMailbox(mail.from), to: encodedMailbox(mail.to) });
    },
  };
}
