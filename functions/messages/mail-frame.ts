import type { Language } from '../../shared/core/fields.ts';
import type { MailFrame } from '../../shared/messages/worker-messages.ts';

export const MAIL_FRAMES: Readonly<Record<Language, MailFrame>> = {
  fi: {
    buttonFallback: 'Jos painike ei toimi, avaa tämä osoite selaimessa:',
    footer: (wordmark) => `Tämän viestin lähetti ${wordmark}. Viestiin ei voi vastata.`,
  },
  en: {
    buttonFallback: 'If the button does not work, open this address in your browser:',
    footer: (wordmark) => `This message was sent by ${wordmark}. You cannot reply to it.`,
  },
};
