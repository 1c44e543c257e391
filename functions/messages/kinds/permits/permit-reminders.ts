import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';

/** Reminds a person whose signature a permit waits for. */
export const permitStillToSign: Texts<'link' | 'number' | 'permitName' | 'period'> = {
  fi: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Työlupa odottaa yhä allekirjoitustasi: ${permitName}`,
    opening: [`Työlupa ${number} odottaa yhä allekirjoitustasi: ${permitName}.`, `Voimassa ${period}.`],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Avaa lupa', link: `${link}${key}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} odottaa yhä sinua: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  en: ({ permitName, number, period, link, secret, key }) => ({
    subject: `A work permit still waits for your signature: ${permitName}`,
    opening: [`Work permit ${number} still waits for your signature: ${permitName}.`, `Valid ${period}.`],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Open the permit', link: `${link}${key}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `Work permit ${number} still waits for you: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
};

/** Tells that a valid permit is about to end. */
export const permitEnds: Texts<'link' | 'number' | 'permitName' | 'period'> = {
  fi: ({ permitName, number, period, link, secret }) => ({
    subject: `Työlupa päättyy pian: ${permitName}`,
    opening: [
      `Työlupa ${number} päättyy pian: ${permitName}.`,
      `Voimassa ${period}.`,
      'Jos työ ei valmistu siihen mennessä, pyydä jatkoaikaa.',
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} päättyy pian: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, period, link, secret }) => ({
    subject: `Work permit ends soon: ${permitName}`,
    opening: [
      `Work permit ${number} ends soon: ${permitName}.`,
      `Valid ${period}.`,
      'If the work will not be done by then, ask for an extension.',
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} ends soon: ${permit}. ${link}${secret}`,
  }),
};
