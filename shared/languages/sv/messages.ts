import type { MessageLanguage } from '../../messages/worker-messages.ts';
import { inductions } from './messages/inductions.ts';
import { permitNews } from './messages/permit-news.ts';
import { permitsToSign } from './messages/permits-to-sign.ts';

export const sv: MessageLanguage = {
  messages: { ...inductions, ...permitsToSign, ...permitNews },
  mailFrame: {
    buttonFallback: 'Om knappen inte fungerar, öppna den här adressen i webbläsaren:',
    footer: (wordmark) => `Det här meddelandet skickades av ${wordmark}. Det går inte att svara på det.`,
  },
};
