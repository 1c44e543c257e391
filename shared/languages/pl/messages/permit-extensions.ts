import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitExtensions = {
  permitExtension: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `Prośba o przedłużenie pozwolenia: ${permitName}`,
    opening: [
      `${name} prosi o przedłużenie pozwolenia na prace ${number}: ${permitName}.`,
      `Po przedłużeniu ważne ${period}.`,
      `Powód: ${reason}`,
      'Jeśli nie podpiszesz przed końcem obecnego terminu, prośba przepadnie.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Prośba o przedłużenie pozwolenia ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitExtended: ({ permitName, number, period, link, secret }) => ({
    subject: `Pozwolenie przedłużone: ${permitName}`,
    opening: [`Pozwolenie na prace ${number} jest przedłużone: ${permitName}.`, `Ważne ${period}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} jest przedłużone: ${permit}. ${link}${secret}`,
  }),

  permitNotExtended: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Pozwolenie nieprzedłużone: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} nie jest przedłużone: ${permitName}.`,
      `Powód: ${reason || 'nikt nie podpisał prośby na czas'}`,
      `Ważne ${period}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} nie jest przedłużone: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
