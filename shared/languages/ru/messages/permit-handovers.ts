import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitHandovers = {
  permitHandOver: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `Передача наряда ждёт вашей подписи: ${permitName}`,
    opening: [
      `${name} передаёт наряд-допуск ${number}: ${permitName}.`,
      `Действует ${period}.`,
      'Ответственность перейдёт, только когда подпишут новый исполнитель, а потом выдающий наряд.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Передача наряда ${number} ждёт вас: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitHandedOver: ({ permitName, number, name, link, secret }) => ({
    subject: `Наряд передан: ${permitName}`,
    opening: [`Наряд-допуск ${number} передан: ${permitName}.`, `Исполнитель работ теперь: ${name}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} передан: ${permit}. ${link}${secret}`,
  }),

  permitNotHandedOver: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Наряд не передан: ${permitName}`,
    opening: [
      `Передача наряда-допуска ${number} не одобрена: ${permitName}.`,
      `Причина: ${reason}`,
      `Исполнитель работ по-прежнему: ${name}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Передача наряда-допуска ${number} не одобрена: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
