import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';

/** Asks a grantor for a later end of a permit. */
export const permitExtension: Texts<'link' | 'number' | 'permitName' | 'period' | 'reason' | 'name'> = {
  fi: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `Työlupaan pyydetään jatkoaikaa: ${permitName}`,
    opening: [
      `${name} pyytää jatkoaikaa työlupaan ${number}: ${permitName}.`,
      `Jatkettuna voimassa ${period}.`,
      `Syy: ${reason}`,
      'Jos et allekirjoita ennen nykyisen ajan loppua, pyyntö raukeaa.',
    ],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Avaa lupa', link: `${link}${key}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Työlupaan ${number} pyydetään jatkoaikaa: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  en: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `A work permit needs more time: ${permitName}`,
    opening: [
      `${name} asks for an extension of work permit ${number}: ${permitName}.`,
      `Valid when extended: ${period}.`,
      `Reason: ${reason}`,
      'If you do not sign before the present end, the request lapses.',
    ],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Open the permit', link: `${link}${key}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `Extension asked for work permit ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
};

/** Tells everybody of a permit that it goes on longer. */
export const permitExtended: Texts<'link' | 'number' | 'permitName' | 'period'> = {
  fi: ({ permitName, number, period, link, secret }) => ({
    subject: `Työlupaa jatkettiin: ${permitName}`,
    opening: [`Työlupaa ${number} jatkettiin: ${permitName}.`, `Voimassa ${period}.`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupaa ${number} jatkettiin: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, period, link, secret }) => ({
    subject: `Work permit extended: ${permitName}`,
    opening: [`Work permit ${number} was extended: ${permitName}.`, `Valid ${period}.`],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} was extended: ${permit}. ${link}${secret}`,
  }),
};

/** Tells that a permit ends as before; `reason` is empty where nobody signed in time. */
export const permitNotExtended: Texts<'link' | 'number' | 'permitName' | 'period' | 'reason'> = {
  fi: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Työluvan jatkoaikaa ei myönnetty: ${permitName}`,
    opening: [
      `Työluvan ${number} jatkoaikaa ei myönnetty: ${permitName}.`,
      `Syy: ${reason || 'kukaan ei allekirjoittanut pyyntöä ajoissa'}`,
      `Voimassa ${period}.`,
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työluvan ${number} jatkoaikaa ei myönnetty: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Work permit not extended: ${permitName}`,
    opening: [
      `Work permit ${number} was not extended: ${permitName}.`,
      `Reason: ${reason || 'nobody signed the request in time'}`,
      `Valid ${period}.`,
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} was not extended: ${permit}. ${link}${secret}`,
  }),
};
