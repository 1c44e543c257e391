import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitWatching = {
  permitWatch: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Ви наглядаєте після робіт: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} видано: ${permitName}. Ви наглядаєте за місцем після робіт.`,
      `Діє ${period}.`,
      'Ви отримаєте повідомлення, коли робота закінчиться. Відмічайте обходи за цим посиланням.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Ви наглядаєте після робіт, наряд ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitWatchBegins: ({ permitName, number, link, secret, key }) => ({
    subject: `Почався нагляд після робіт: ${permitName}`,
    opening: [`Роботу закінчено, почався нагляд. Наряд-допуск ${number}: ${permitName}.`, 'Відмічайте кожен обхід.'],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: 'Відмітити обхід', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `Почався нагляд, наряд ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitRoundLate: ({ permitName, number, link, secret }) => ({
    subject: `Обхід запізнюється: ${permitName}`,
    opening: [
      `Обхід після робіт запізнюється. Наряд-допуск ${number}: ${permitName}.`,
      'Нагляд триватиме на один обхід довше. Перевірте, чи наглядач на місці.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Обхід запізнюється, наряд ${number}: ${permit}. ${link}${secret}`,
  }),

  permitWorkNotEnded: ({ permitName, number, link, secret }) => ({
    subject: `Немає відмітки про закінчення роботи: ${permitName}`,
    opening: [
      `Робочий час закінчився, але ніхто не відмітив кінець роботи. Наряд-допуск ${number}: ${permitName}.`,
      'Нагляд почнеться лише після цієї відмітки.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Кінець роботи не відмічено, наряд ${number}: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
