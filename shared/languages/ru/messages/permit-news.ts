import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { OPEN_PERMIT } from './repeated-words.ts';

export const permitNews = {
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Наряд выдан: ${permitName}`,
    opening: [`Наряд-допуск ${number} выдан: ${permitName}.`, `Действует ${period}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} выдан: ${permit}. ${link}${secret}`,
  }),

  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Наряд не одобрен: ${permitName}`,
    opening: [`Наряд-допуск ${number} не одобрен: ${permitName}.`, `Причина: ${reason || 'не указана'}`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} не одобрен: ${permit}. ${link}${secret}`,
  }),

  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Наряд отменён: ${permitName}`,
    opening: [`Наряд-допуск ${number} отменён: ${permitName}.`, 'Не работайте по этому наряду.'],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} отменён: ${permit}. Работать нельзя. ${link}${secret}`,
  }),

  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
    subject: `Наряд изменён: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} изменён: ${permitName}.`,
      'Прежние подписи больше не действуют.',
      'Вы получите сообщение, когда снова придёт ваша очередь подписать.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд изменён, подписи больше не действуют: ${permit}. ${link}${secret}`,
  }),

  permitSuspended: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Работа остановлена: ${permitName}`,
    opening: [
      `Работать нельзя. Наряд-допуск ${number} остановлен: ${permitName}.`,
      `Причина: ${reason}`,
      `Кто остановил: ${name}`,
      'Вы получите сообщение, когда работу можно будет продолжить.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Работать нельзя, наряд ${number} остановлен: ${permit}. ${link}${secret}`,
  }),

  permitResumed: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Работу можно продолжить: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} снова действует: ${permitName}.`,
      `Кто разрешил продолжить: ${name}.`,
      `Действует ${period}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Работу можно продолжить, наряд ${number}: ${permit}. ${link}${secret}`,
  }),

  permitEnds: ({ permitName, number, period, link, secret }) => ({
    subject: `Наряд скоро закончится: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} скоро закончится: ${permitName}.`,
      `Действует ${period}.`,
      'Если работа не будет готова к этому времени, попросите продлить наряд.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} скоро закончится: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
