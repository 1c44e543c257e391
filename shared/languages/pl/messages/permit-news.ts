import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { OPEN_PERMIT } from './repeated-words.ts';

export const permitNews = {
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Pozwolenie wydane: ${permitName}`,
    opening: [`Pozwolenie na prace ${number} jest wydane: ${permitName}.`, `Ważne ${period}.`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} jest wydane: ${permit}. ${link}${secret}`,
  }),

  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Pozwolenie odrzucone: ${permitName}`,
    opening: [`Pozwolenie na prace ${number} jest odrzucone: ${permitName}.`, `Powód: ${reason || 'nie podano'}`],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} jest odrzucone: ${permit}. ${link}${secret}`,
  }),

  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Pozwolenie odwołane: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} jest odwołane: ${permitName}.`,
      'Nie pracuj na podstawie tego pozwolenia.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} jest odwołane: ${permit}. Nie pracuj. ${link}${secret}`,
  }),

  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
    subject: `Pozwolenie zmienione: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} jest zmienione: ${permitName}.`,
      'Poprzednie podpisy nie są już ważne.',
      'Dostaniesz wiadomość, gdy znów przyjdzie Twoja kolej na podpis.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie zmienione, podpisy nie są już ważne: ${permit}. ${link}${secret}`,
  }),

  permitSuspended: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Praca wstrzymana: ${permitName}`,
    opening: [
      `Nie wolno pracować. Pozwolenie na prace ${number} jest wstrzymane: ${permitName}.`,
      `Powód: ${reason}`,
      `Kto wstrzymał: ${name}`,
      'Dostaniesz wiadomość, gdy będzie można wrócić do pracy.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Nie wolno pracować, pozwolenie ${number} wstrzymane: ${permit}. ${link}${secret}`,
  }),

  permitResumed: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Można wrócić do pracy: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} jest znów ważne: ${permitName}.`,
      `Na wznowienie zgadza się: ${name}.`,
      `Ważne ${period}.`,
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Można wrócić do pracy, pozwolenie ${number}: ${permit}. ${link}${secret}`,
  }),

  permitEnds: ({ permitName, number, period, link, secret }) => ({
    subject: `Pozwolenie wkrótce się kończy: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} wkrótce się kończy: ${permitName}.`,
      `Ważne ${period}.`,
      'Jeśli praca nie skończy się do tego czasu, poproś o przedłużenie.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Pozwolenie na prace ${number} wkrótce się kończy: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
