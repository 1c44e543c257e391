import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells the persons of a permit that it has changed and needs new signatures. */
export const permitSignaturesVoided: Texts<'link' | 'number' | 'permitName'> = {
  fi: ({ permitName, number, link, secret }) => ({
    subject: `Työlupaa muutettiin: ${permitName}`,
    opening: [
      `Työlupaa ${number} muutettiin: ${permitName}.`,
      'Annetut allekirjoitukset eivät ole enää voimassa.',
      'Saat viestin, kun on taas sinun vuorosi allekirjoittaa.',
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupaa muutettiin, allekirjoitukset eivät ole enää voimassa: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, link, secret }) => ({
    subject: `Work permit changed: ${permitName}`,
    opening: [
      `Work permit ${number} was changed: ${permitName}.`,
      'The signatures given are no longer valid.',
      'You get a message when it is your turn to sign again.',
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit changed, the signatures are no longer valid: ${permit}. ${link}${secret}`,
  }),
};
