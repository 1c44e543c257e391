import type { MessageLanguage } from '../../messages/worker-messages.ts';
import { cards } from './messages/cards.ts';
import { codes } from './messages/codes.ts';
import { inductions } from './messages/inductions.ts';
import { permitExtensions } from './messages/permit-extensions.ts';
import { permitHandovers } from './messages/permit-handovers.ts';
import { permitNews } from './messages/permit-news.ts';
import { permitSigning } from './messages/permit-signing.ts';
import { permitWatching } from './messages/permit-watch.ts';
import { renewals } from './messages/renewals.ts';

export const uk: MessageLanguage = {
  messages: {
    ...codes,
    ...inductions,
    ...renewals,
    ...cards,
    ...permitSigning,
    ...permitNews,
    ...permitExtensions,
    ...permitHandovers,
    ...permitWatching,
  },
  mailFrame: {
    buttonFallback: 'Якщо кнопка не працює, відкрийте цю адресу в браузері:',
    footer: (wordmark) => `Це повідомлення надіслав сервіс ${wordmark}. На нього не можна відповісти.`,
  },
};
