import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const inductions = {
  inductionLink: ({ formName, link }) => ({
    subject: `Продолжите инструктаж: ${formName}`,
    opening: [
      `Вы начали инструктаж: ${formName}.`,
      'Его можно продолжить с того же места на любом устройстве. Когда вы откроете ссылку, мы пришлём вам код.',
    ],
    button: { label: 'Продолжить инструктаж', link },
    closing: ['Если вы не начинали инструктаж, кто-то указал ваш адрес по ошибке. Тогда ничего делать не нужно.'],
    sms: (name) => `Продолжите инструктаж ${name}: ${link}`,
  }),

  completionReceipt: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink }) => ({
    subject: `Инструктаж пройден: ${formName}`,
    opening: [
      greet(name),
      `Ваш инструктаж пройден: ${formName}. Вы подписали его ${signed.replace(' ', ' в\u00a0')}.`,
      ...(needsNoApproval !== '' ? [] : ['Прораб проверит и одобрит его.']),
    ],
    figure: { label: 'Номер инструктажа', digits: groupDigits(secret) },
    button: { label: 'Открыть инструктаж', link },
    closing: [
      ...(passLink === '' ? [] : [`Покажите на проходной пропуск: ${passLink}`]),
      ...(mark === '' ? [] : [`Метка печати: ${mark}. По ней позже можно проверить, что вы подписали: ${verifyLink}`]),
      'Сохраните номер. По нему вы найдёте свой инструктаж, когда войдёте в сервис.',
    ],
    sms: (form) => `Инструктаж пройден: ${form}. Номер ${groupDigits(secret)}. ${link}`,
  }),

  inductionReturned: ({ formName, name, reason, link }) => ({
    subject: `Инструктаж возвращён на исправление: ${formName}`,
    opening: [
      greet(name),
      `Ваш инструктаж возвращён на исправление: ${formName}.`,
      `Причина: ${reason || 'не указана'}`,
    ],
    button: { label: 'Исправить инструктаж', link },
    closing: [`Проверьте возвращённые страницы и подтвердите их заново. ${CODE_FOLLOWS}`],
    sms: (form) => `Ваш инструктаж возвращён на исправление: ${form}. ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
