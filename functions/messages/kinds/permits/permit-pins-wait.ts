import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a permit's creator and users that its PINs are being guessed. */
export const permitPinsWait: Texts<'link' | 'number' | 'permitName'> = {
  fi: ({ permitName, number, link }) => ({
    subject: `Työluvan PIN-koodeja on arvailtu: ${permitName}`,
    opening: [
      `Työlupaan ${number} on syötetty monta väärää PIN-koodia: ${permitName}.`,
      'Siksi luvan PIN-koodit eivät kelpaa tuntiin, kun ne näppäillään. Viesteissä lähetetyt linkit ja kirjautuminen toimivat koko ajan.',
      'Jos arvailu jatkuu, pyydä allekirjoittajia käyttämään viestinsä linkkiä tai kirjautumista.',
    ],
    button: { label: 'Avaa lupa', link },
    smsName: permitName,
    sms: (permit) =>
      `Työluvan PIN-koodeja on arvailtu: ${permit}. Koodit eivät kelpaa tuntiin, linkit toimivat. ${link}`,
  }),
  en: ({ permitName, number, link }) => ({
    subject: `Somebody is guessing the PINs of a work permit: ${permitName}`,
    opening: [
      `Many wrong PINs were entered for work permit ${number}: ${permitName}.`,
      'That is why typed PINs of the permit are not taken for an hour. Links sent in messages and logins work all the time.',
      'If the guessing goes on, ask those who sign to use the link in their message, or to log in.',
    ],
    button: { label: 'Open the permit', link },
    smsName: permitName,
    sms: (permit) =>
      `Somebody is guessing PINs of a work permit: ${permit}. Typed PINs wait an hour, links work. ${link}`,
  }),
};
