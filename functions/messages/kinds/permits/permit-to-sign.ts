import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';
import { ROLES_EN, ROLES_FI } from './permit-roles.ts';

/** Asks a person of a permit to sign it. */
export const permitToSign: Texts<'link' | 'number' | 'period' | 'permitName' | 'role'> = {
  fi: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Työlupa odottaa allekirjoitustasi: ${permitName}`,
    opening: [
      `Työlupa ${number} odottaa allekirjoitustasi: ${permitName}.`,
      `Voimassa ${period}.`,
      `Roolisi luvassa: ${ROLES_FI[role] ?? role}.`,
    ],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Avaa ja allekirjoita', link: `${link}${key}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Työlupa odottaa allekirjoitustasi: ${permit}. PIN ${secret}. ${link}${key}`,
  }),
  en: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Work permit waiting for your signature: ${permitName}`,
    opening: [
      `Work permit ${number} is waiting for your signature: ${permitName}.`,
      `Valid ${period}.`,
      `Your role in the permit: ${ROLES_EN[role] ?? role}.`,
    ],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Open and sign', link: `${link}${key}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `A work permit is waiting for your signature: ${permit}. PIN ${secret}. ${link}${key}`,
  }),
};
