import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';
import { ROLES } from './permit-roles.ts';

export const permitSigning = {
  permitToSign: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Pozwolenie czeka na Twój podpis: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} czeka na Twój podpis: ${permitName}.`,
      `Ważne ${period}.`,
      `Twoja rola w pozwoleniu: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: 'Otwórz i podpisz', link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Pozwolenie czeka na Twój podpis: ${permit}. PIN ${secret}. ${link}${key}`,
  }),

  permitPin: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Nowy kod PIN do pozwolenia: ${permitName}`,
    opening: [
      `Masz nowy kod PIN do pozwolenia na prace ${number}: ${permitName}. Poprzedni kod i link już nie działają.`,
      `Ważne ${period}.`,
      `Twoja rola w pozwoleniu: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Nowy PIN ${secret} do pozwolenia: ${permit}. ${link}${key}`,
  }),

  permitStillToSign: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Pozwolenie wciąż czeka na Twój podpis: ${permitName}`,
    opening: [`Pozwolenie na prace ${number} wciąż czeka na Twój podpis: ${permitName}.`, `Ważne ${period}.`],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Pozwolenie ${number} wciąż na Ciebie czeka: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
} satisfies Partial<WorkerMessages>;
