import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const renewals = {
  renewalAsked: ({ formName, name, reason, expires, link }) => ({
    subject: `Інструктаж треба пройти знову: ${formName}`,
    opening: [
      greet(name),
      `Інструктаж змінився: ${formName}. Пройдіть новий.`,
      `Причина: ${reason}`,
      ...(expires === '' ? [] : [`Останній день: ${expires}. Після нього старий інструктаж на прохідній не діє.`]),
    ],
    button: { label: 'Пройти новий інструктаж', link },
    closing: [`Ваші дані та картки вже заповнено, читати треба лише змінені сторінки. ${CODE_FOLLOWS}`],
    sms: (form) => `Пройдіть інструктаж знову${expires === '' ? '' : ` до ${expires}`}, ${form}: ${link}`,
  }),

  inductionReminder: ({ formName, name, expires, link }) => ({
    subject: `Ваш інструктаж діє до ${expires}: ${formName}`,
    opening: [
      greet(name),
      `Ваш інструктаж діє до ${expires}: ${formName}.`,
      'Якщо робота триватиме, пройдіть до цього новий. Ваші дані та картки вже заповнено.',
    ],
    button: { label: 'Пройти новий інструктаж', link },
    closing: [CODE_FOLLOWS],
    sms: (form) => `Інструктаж ${form} діє до ${expires}. Пройдіть новий: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
