import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitWatching = {
  permitWatch: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Вы наблюдаете после работ: ${permitName}`,
    opening: [
      `Наряд-допуск ${number} выдан: ${permitName}. Вы наблюдаете за местом после работ.`,
      `Действует ${period}.`,
      'Вы получите сообщение, когда работа закончится. Отмечайте обходы по этой ссылке.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Вы наблюдаете после работ, наряд ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitWatchBegins: ({ permitName, number, link, secret, key }) => ({
    subject: `Началось наблюдение после работ: ${permitName}`,
    opening: [
      `Работа закончена, началось наблюдение. Наряд-допуск ${number}: ${permitName}.`,
      'Отмечайте каждый обход.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: 'Отметить обход', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `Началось наблюдение, наряд ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitRoundLate: ({ permitName, number, link, secret }) => ({
    subject: `Обход опаздывает: ${permitName}`,
    opening: [
      `Обход после работ опаздывает. Наряд-допуск ${number}: ${permitName}.`,
      'Наблюдение продлится ещё на один обход. Проверьте, что наблюдающий на месте.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Обход опаздывает, наряд ${number}: ${permit}. ${link}${secret}`,
  }),

  permitWorkNotEnded: ({ permitName, number, link, secret }) => ({
    subject: `Нет отметки об окончании работы: ${permitName}`,
    opening: [
      `Рабочее время закончилось, но никто не отметил конец работы. Наряд-допуск ${number}: ${permitName}.`,
      'Наблюдение начнётся только после этой отметки.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Конец работы не отмечен, наряд ${number}: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
