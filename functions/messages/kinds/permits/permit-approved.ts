import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells the persons of a permit that it is granted. */
export const permitApproved: Texts<'link' | 'number' | 'period' | 'permitName'> = {
  fi: ({ permitName, number, period, link, secret }) => ({
    subject: `Työlupa myönnetty: ${permitName}`,
    opening: [`Työlupa ${number} on myönnetty: ${permitName}.`, `Voimassa ${period}.`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} on myönnetty: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, period, link, secret }) => ({
    subject: `Work permit granted: ${permitName}`,
    opening: [`Work permit ${number} has been granted: ${permitName}.`, `Valid ${period}.`],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} has been granted: ${permit}. ${link}${secret}`,
  }),
};
