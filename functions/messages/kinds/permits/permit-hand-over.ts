import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';

/** Asks a worker to take a permit over, then a grantor to agree. */
export const permitHandOver: Texts<'link' | 'number' | 'permitName' | 'period' | 'name'> = {
  fi: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `Työluvan luovutus odottaa allekirjoitustasi: ${permitName}`,
    opening: [
      `${name} luovuttaa työluvan ${number}: ${permitName}.`,
      `Voimassa ${period}.`,
      'Vastuu siirtyy vasta, kun uusi tekijä ja sitten luvan myöntäjä ovat allekirjoittaneet.',
    ],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Avaa lupa', link: `${link}${key}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Työluvan ${number} luovutus odottaa sinua: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  en: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `A handover waits for your signature: ${permitName}`,
    opening: [
      `${name} hands over work permit ${number}: ${permitName}.`,
      `Valid ${period}.`,
      'The responsibility moves only once the new worker and then an issuer have signed.',
    ],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Open the permit', link: `${link}${key}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `The handover of permit ${number} waits for you: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
};

/** Tells everybody of a permit who answers for the work now. */
export const permitHandedOver: Texts<'link' | 'number' | 'permitName' | 'name'> = {
  fi: ({ permitName, number, name, link, secret }) => ({
    subject: `Työlupa luovutettiin: ${permitName}`,
    opening: [`Työlupa ${number} luovutettiin: ${permitName}.`, `Työn tekijä on nyt ${name}.`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} luovutettiin: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, name, link, secret }) => ({
    subject: `Work permit handed over: ${permitName}`,
    opening: [`Work permit ${number} was handed over: ${permitName}.`, `The worker is now ${name}.`],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} was handed over: ${permit}. ${link}${secret}`,
  }),
};

/** Tells that a permit was not handed over, and why. */
export const permitNotHandedOver: Texts<'link' | 'number' | 'permitName' | 'name' | 'reason'> = {
  fi: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Työlupaa ei luovutettu: ${permitName}`,
    opening: [
      `Työluvan ${number} luovutusta ei hyväksytty: ${permitName}.`,
      `Syy: ${reason}`,
      `Työn tekijä on edelleen ${name}.`,
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työluvan ${number} luovutusta ei hyväksytty: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Work permit not handed over: ${permitName}`,
    opening: [
      `The handover of work permit ${number} was refused: ${permitName}.`,
      `Reason: ${reason}`,
      `The worker is still ${name}.`,
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `The handover of permit ${number} was refused: ${permit}. ${link}${secret}`,
  }),
};
