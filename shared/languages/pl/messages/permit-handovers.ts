import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitHandovers = {
  permitHandOver: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `Przekazanie pozwolenia czeka na Twój podpis: ${permitName}`,
    opening: [
      `${name} przekazuje pozwolenie na prace ${number}: ${permitName}.`,
      `Ważne ${period}.`,
      'Odpowiedzialność przechodzi dopiero, gdy podpisze nowy wykonujący pracę, a potem wydający pozwolenie.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Przekazanie pozwolenia ${number} czeka na Ciebie: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitHandedOver: ({ permitName, number, name, link, secret }) => ({
    subject: `Pozwolenie przekazane: ${permitName}`,
    opening: [`Pozwolenie na prace ${number} jest przekazane: ${permitName}.`, `Pracę wykonuje teraz: ${name}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} jest przekazane: ${permit}. ${link}${secret}`,
  }),

  permitNotHandedOver: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Pozwolenie nieprzekazane: ${permitName}`,
    opening: [
      `Przekazanie pozwolenia na prace ${number} jest odrzucone: ${permitName}.`,
      `Powód: ${reason}`,
      `Pracę nadal wykonuje: ${name}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Przekazanie pozwolenia na prace ${number} jest odrzucone: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
