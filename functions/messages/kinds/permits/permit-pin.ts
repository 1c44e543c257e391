import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';
import { ROLES_EN, ROLES_FI } from './permit-roles.ts';

/** The newly drawn PIN for a person of a permit. */
export const permitPin: Texts<'link' | 'number' | 'period' | 'permitName' | 'role'> = {
  fi: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Uusi PIN-koodi työlupaan: ${permitName}`,
    opening: [
      `Sait uuden PIN-koodin työlupaan ${number}: ${permitName}. Aiempi koodi ja linkki eivät enää toimi.`,
      `Voimassa ${period}.`,
      `Roolisi luvassa: ${ROLES_FI[role] ?? role}.`,
    ],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Avaa lupa', link: `${link}${key}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Uusi PIN ${secret} työlupaan: ${permit}. ${link}${key}`,
  }),
  en: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `New PIN for a work permit: ${permitName}`,
    opening: [
      `You have a new PIN for work permit ${number}: ${permitName}. The earlier PIN and link no longer work.`,
      `Valid ${period}.`,
      `Your role in the permit: ${ROLES_EN[role] ?? role}.`,
    ],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Open the permit', link: `${link}${key}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `New PIN ${secret} for a work permit: ${permit}. ${link}${key}`,
  }),
};
