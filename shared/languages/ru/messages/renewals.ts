import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const renewals = {
  renewalAsked: ({ formName, name, reason, expires, link }) => ({
    subject: `Инструктаж нужно пройти заново: ${formName}`,
    opening: [
      greet(name),
      `Инструктаж изменился: ${formName}. Пройдите новый.`,
      `Причина: ${reason}`,
      ...(expires === ''
        ? []
        : [`Последний день: ${expires}. После него старый инструктаж на проходной не действует.`]),
    ],
    button: { label: 'Пройти новый инструктаж', link },
    closing: [`Ваши данные и карты уже заполнены, читать нужно только изменённые страницы. ${CODE_FOLLOWS}`],
    sms: (form) => `Пройдите инструктаж заново${expires === '' ? '' : ` до ${expires}`}, ${form}: ${link}`,
  }),

  inductionReminder: ({ formName, name, expires, link }) => ({
    subject: `Ваш инструктаж действует до ${expires}: ${formName}`,
    opening: [
      greet(name),
      `Ваш инструктаж действует до ${expires}: ${formName}.`,
      'Если работа продолжится, пройдите до этого новый. Ваши данные и карты уже заполнены.',
    ],
    button: { label: 'Пройти новый инструктаж', link },
    closing: [CODE_FOLLOWS],
    sms: (form) => `Инструктаж ${form} действует до ${expires}. Пройдите новый: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
