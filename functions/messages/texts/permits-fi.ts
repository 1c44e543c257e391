import { grouped, type TextsOf } from '../message-text.ts';

const ROLES: Readonly<Record<string, string>> = {
  Creator: 'laatija',
  Worker: 'työn tekijä',
  Grantor: 'luvan myöntäjä',
  WorkApprover: 'työn hyväksyjä',
};

export const permitsFi: TextsOf<
  'permitToSign' | 'permitPin' | 'permitApproved' | 'permitRejected' | 'permitCancelled' | 'permitSignaturesVoided'
> = {
  permitToSign: ({ permitName, number, period, role, link, secret }) => ({
    subject: `Työlupa odottaa allekirjoitustasi: ${permitName}`,
    opening: [
      `Työlupa ${number} odottaa allekirjoitustasi: ${permitName}.`,
      `Voimassa ${period}.`,
      `Roolisi luvassa: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: 'PIN-koodisi', digits: grouped(secret) },
    button: { label: 'Avaa ja allekirjoita', link: `${link}${secret}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Työlupa odottaa allekirjoitustasi: ${permit}. ${link}${secret}`,
  }),
  permitPin: ({ permitName, number, period, role, link, secret }) => ({
    subject: `Uusi PIN-koodi työlupaan: ${permitName}`,
    opening: [
      `Sait uuden PIN-koodin työlupaan ${number}: ${permitName}. Aiempi koodi ja linkki eivät enää toimi.`,
      `Voimassa ${period}.`,
      `Roolisi luvassa: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: 'PIN-koodisi', digits: grouped(secret) },
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Uusi PIN-koodi työlupaan: ${permit}. ${link}${secret}`,
  }),
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Työlupa myönnetty: ${permitName}`,
    opening: [`Työlupa ${number} on myönnetty: ${permitName}.', 'Voimassa ${period}.`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} on myönnetty: ${permit}. ${link}${secret}`,
  }),
  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Työlupaa ei hyväksytty: ${permitName}`,
    opening: [`Työlupaa ${number} ei hyväksytty: ${permitName}.', 'Syy: ${reason || 'ei kerrottu'}`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupaa ${number} ei hyväksytty: ${permit}. ${link}${secret}`,
  }),
  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Työlupa peruttu: ${permitName}`,
    opening: [`Työlupa ${number} on peruttu: ${permitName}.', 'Älä tee työtä tällä luvalla.`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} on peruttu: ${permit}. Älä tee työtä tällä luvalla. ${link}${secret}`,
  }),
  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
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
};
