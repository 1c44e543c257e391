import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const inductions = {
  inductionLink: ({ formName, link }) => ({
    subject: `Продовжте інструктаж: ${formName}`,
    opening: [
      `Ви розпочали інструктаж: ${formName}.`,
      'Його можна продовжити з того самого місця на будь-якому пристрої. Коли ви відкриєте посилання, ми надішлемо вам код.',
    ],
    button: { label: 'Продовжити інструктаж', link },
    closing: ['Якщо ви не починали інструктаж, хтось указав вашу адресу помилково. Тоді нічого робити не треба.'],
    sms: (name) => `Продовжте інструктаж ${name}: ${link}`,
  }),

  completionReceipt: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink }) => ({
    subject: `Інструктаж пройдено: ${formName}`,
    opening: [
      greet(name),
      `Ваш інструктаж пройдено: ${formName}. Ви підписали його ${signed.replace(' ', ', ')}.`,
      ...(needsNoApproval !== '' ? [] : ['Виконроб перевірить і схвалить його.']),
    ],
    figure: { label: 'Номер інструктажу', digits: groupDigits(secret) },
    button: { label: 'Відкрити інструктаж', link },
    closing: [
      ...(passLink === '' ? [] : [`Покажіть на прохідній перепустку: ${passLink}`]),
      ...(mark === ''
        ? []
        : [`Мітка печатки: ${mark}. За нею пізніше можна перевірити, що ви підписали: ${verifyLink}`]),
      'Збережіть номер. За ним ви знайдете свій інструктаж, коли ввійдете в сервіс.',
    ],
    sms: (form) => `Інструктаж пройдено: ${form}. Номер ${groupDigits(secret)}. ${link}`,
  }),

  inductionReturned: ({ formName, name, reason, link }) => ({
    subject: `Інструктаж повернуто на виправлення: ${formName}`,
    opening: [
      greet(name),
      `Ваш інструктаж повернуто на виправлення: ${formName}.`,
      `Причина: ${reason || 'не вказано'}`,
    ],
    button: { label: 'Виправити інструктаж', link },
    closing: [`Перевірте повернуті сторінки й підтвердьте їх знову. ${CODE_FOLLOWS}`],
    sms: (form) => `Ваш інструктаж повернуто на виправлення: ${form}. ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
