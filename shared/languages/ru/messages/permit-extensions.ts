import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitExtensions = {
  permitExtension: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `Просят продлить наряд: ${permitName}`,
    opening: [
      `${name} просит продлить наряд-допуск ${number}: ${permitName}.`,
      `После продления действует ${period}.`,
      `Причина: ${reason}`,
      'Если вы не подпишете до конца нынешнего срока, просьба потеряет силу.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Просят продлить наряд ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitExtended: ({ permitName, number, period, link, secret }) => ({
    subject: `Наряд продлён: ${permitName}`,
    opening: [`Наряд-допуск ${number} продлён: ${permitName}.`, `Действует ${period}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} продлён: ${permit}. ${link}${secret}`,
  }),

  permitNotExtended: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Наряд не продлён: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} не продлён: ${permitName}.`,
      `Причина: ${reason || 'никто не подписал просьбу вовремя'}`,
      `Действует ${period}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Наряд-допуск ${number} не продлён: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
