import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells everybody of a permit that the work has to stop. */
export const permitSuspended: Texts<'link' | 'number' | 'permitName' | 'name' | 'reason'> = {
  fi: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Työ keskeytetty: ${permitName}`,
    opening: [
      `Työtä ei saa tehdä. Työlupa ${number} on keskeytetty: ${permitName}.`,
      `Syy: ${reason}`,
      `Keskeyttäjä: ${name}`,
      'Saat viestin, kun työtä saa taas jatkaa.',
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työtä ei saa tehdä, lupa ${number} keskeytetty: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Work suspended: ${permitName}`,
    opening: [
      `No work may be done. Work permit ${number} is suspended: ${permitName}.`,
      `Reason: ${reason}`,
      `Suspended by ${name}`,
      'You will be told when the work may go on.',
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `No work may be done, permit ${number} is suspended: ${permit}. ${link}${secret}`,
  }),
};

/** Tells everybody of a permit that the work may go on. */
export const permitResumed: Texts<'link' | 'number' | 'permitName' | 'period' | 'name'> = {
  fi: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Työtä saa taas jatkaa: ${permitName}`,
    opening: [
      `Työlupa ${number} on taas voimassa: ${permitName}.`,
      `Jatkamisen hyväksyi ${name}.`,
      `Voimassa ${period}.`,
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työtä saa taas jatkaa, lupa ${number}: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Work may go on: ${permitName}`,
    opening: [
      `Work permit ${number} is valid again: ${permitName}.`,
      `${name} let the work go on.`,
      `Valid ${period}.`,
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work may go on, permit ${number}: ${permit}. ${link}${secret}`,
  }),
};
