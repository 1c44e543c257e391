import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { OPEN_PERMIT } from './repeated-words.ts';

export const permitNews = {
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Наряд видано: ${permitName}`,
    opening: [`Наряд-допуск ${number} видано: ${permitName}.`, `Діє ${period}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} видано: ${permit}. ${link}${secret}`,
  }),

  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Наряд не схвалено: ${permitName}`,
    opening: [`Наряд-допуск ${number} не схвалено: ${permitName}.`, `Причина: ${reason || 'не вказано'}`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} не схвалено: ${permit}. ${link}${secret}`,
  }),

  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Наряд скасовано: ${permitName}`,
    opening: [`Наряд-допуск ${number} скасовано: ${permitName}.`, 'Не працюйте за цим нарядом.'],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} скасовано: ${permit}. Працювати не можна. ${link}${secret}`,
  }),

  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
    subject: `Наряд змінено: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} змінено: ${permitName}.`,
      'Попередні підписи більше не діють.',
      'Ви отримаєте повідомлення, коли знову настане ваша черга підписати.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд змінено, підписи більше не діють: ${permit}. ${link}${secret}`,
  }),

  permitSuspended: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Роботу зупинено: ${permitName}`,
    opening: [
      `Працювати не можна. Наряд-допуск ${number} зупинено: ${permitName}.`,
      `Причина: ${reason}`,
      `Хто зупинив: ${name}`,
      'Ви отримаєте повідомлення, коли роботу можна буде продовжити.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Працювати не можна, наряд ${number} зупинено: ${permit}. ${link}${secret}`,
  }),

  permitResumed: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Роботу можна продовжити: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} знову діє: ${permitName}.`,
      `Хто дозволив продовжити: ${name}.`,
      `Діє ${period}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Роботу можна продовжити, наряд ${number}: ${permit}. ${link}${secret}`,
  }),

  permitEnds: ({ permitName, number, period, link, secret }) => ({
    subject: `Наряд скоро закінчиться: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} скоро закінчиться: ${permitName}.`,
      `Діє ${period}.`,
      'Якщо робота не буде готова до цього часу, попросіть подовжити наряд.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} скоро закінчиться: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
