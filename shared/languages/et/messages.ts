import type { MessageLanguage } from '../../messages/worker-messages.ts';
import { inductions } from './messages/inductions.ts';
import { permitNews } from './messages/permit-news.ts';
import { permitsToSign } from './messages/permits-to-sign.ts';

export const et: MessageLanguage = {
  messages: { ...inductions, ...permitsToSign, ...permitNews },
  mailFrame: {
    buttonFallback: 'Kui nupp ei tööta, ava see aadress brauseris:',
    footer: (wordmark) => `Selle sõnumi saatis ${wordmark}. Sõnumile ei saa vastata.`,
  },
};
