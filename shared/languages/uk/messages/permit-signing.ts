import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';
import { ROLES } from './permit-roles.ts';

export const permitSigning = {
  permitToSign: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Наряд чекає вашого підпису: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} чекає вашого підпису: ${permitName}.`,
      `Діє ${period}.`,
      `Ваша роль у наряді: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: 'Відкрити і підписати', link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Наряд чекає вашого підпису: ${permit}. PIN ${secret}. ${link}${key}`,
  }),

  permitPin: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Новий PIN-код для наряду: ${permitName}`,
    opening: [
      `Вам видано новий PIN-код для наряду-допуску ${number}: ${permitName}. Попередній код і посилання більше не працюють.`,
      `Діє ${period}.`,
      `Ваша роль у наряді: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Новий PIN ${secret} для наряду: ${permit}. ${link}${key}`,
  }),

  permitStillToSign: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Наряд досі чекає вашого підпису: ${permitName}`,
    opening: [`Наряд-допуск ${number} досі чекає вашого підпису: ${permitName}.`, `Діє ${period}.`],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Наряд ${number} досі чекає на вас: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
} satisfies Partial<WorkerMessages>;
