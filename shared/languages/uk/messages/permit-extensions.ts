import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitExtensions = {
  permitExtension: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `Просять подовжити наряд: ${permitName}`,
    opening: [
      `${name} просить подовжити наряд-допуск ${number}: ${permitName}.`,
      `Після подовження діє ${period}.`,
      `Причина: ${reason}`,
      'Якщо ви не підпишете до кінця теперішнього строку, прохання втратить чинність.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Просять подовжити наряд ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitExtended: ({ permitName, number, period, link, secret }) => ({
    subject: `Наряд подовжено: ${permitName}`,
    opening: [`Наряд-допуск ${number} подовжено: ${permitName}.`, `Діє ${period}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} подовжено: ${permit}. ${link}${secret}`,
  }),

  permitNotExtended: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Наряд не подовжено: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} не подовжено: ${permitName}.`,
      `Причина: ${reason || 'ніхто не підписав прохання вчасно'}`,
      `Діє ${period}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} не подовжено: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
