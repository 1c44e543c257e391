import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells the persons of a permit that it was not granted, and why. */
export const permitRejected: Texts<'link' | 'number' | 'permitName' | 'reason'> = {
  fi: ({ permitName, number, reason, link, secret }) => ({
    subject: `Työlupaa ei hyväksytty: ${permitName}`,
    opening: [`Työlupaa ${number} ei hyväksytty: ${permitName}.`, `Syy: ${reason || 'ei kerrottu'}`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupaa ${number} ei hyväksytty: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, reason, link, secret }) => ({
    subject: `Work permit not accepted: ${permitName}`,
    opening: [`Work permit ${number} was not accepted: ${permitName}.`, `Reason: ${reason || 'not given'}`],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} was not accepted: ${permit}. ${link}${secret}`,
  }),
};
