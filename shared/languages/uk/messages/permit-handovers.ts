import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitHandovers = {
  permitHandOver: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `Передача наряду чекає вашого підпису: ${permitName}`,
    opening: [
      `${name} передає наряд-допуск ${number}: ${permitName}.`,
      `Діє ${period}.`,
      'Відповідальність перейде, лише коли підпишуть новий виконавець, а потім той, хто видає наряд.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Передача наряду ${number} чекає на вас: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitHandedOver: ({ permitName, number, name, link, secret }) => ({
    subject: `Наряд передано: ${permitName}`,
    opening: [`Наряд-допуск ${number} передано: ${permitName}.`, `Виконавець робіт тепер: ${name}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} передано: ${permit}. ${link}${secret}`,
  }),

  permitNotHandedOver: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Наряд не передано: ${permitName}`,
    opening: [
      `Передачу наряду-допуску ${number} не схвалено: ${permitName}.`,
      `Причина: ${reason}`,
      `Виконавець робіт, як і раніше: ${name}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Передачу наряду-допуску ${number} не схвалено: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
