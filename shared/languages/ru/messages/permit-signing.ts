import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';
import { ROLES } from './permit-roles.ts';

export const permitSigning = {
  permitToSign: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Наряд ждёт вашей подписи: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} ждёт вашей подписи: ${permitName}.`,
      `Действует ${period}.`,
      `Ваша роль в наряде: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: 'Открыть и подписать', link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Наряд ждёт вашей подписи: ${permit}. PIN ${secret}. ${link}${key}`,
  }),

  permitPin: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Новый PIN-код для наряда: ${permitName}`,
    opening: [
      `Вам выдан новый PIN-код для наряда-допуска ${number}: ${permitName}. Прежний код и ссылка больше не работают.`,
      `Действует ${period}.`,
      `Ваша роль в наряде: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Новый PIN ${secret} для наряда: ${permit}. ${link}${key}`,
  }),

  permitStillToSign: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Наряд всё ещё ждёт вашей подписи: ${permitName}`,
    opening: [`Наряд-допуск ${number} всё ещё ждёт вашей подписи: ${permitName}.`, `Действует ${period}.`],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Наряд ${number} всё ещё ждёт вас: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
} satisfies Partial<WorkerMessages>;
