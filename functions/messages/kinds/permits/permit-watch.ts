import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';

type Given = Texts<'link' | 'number' | 'permitName' | 'period'>;

/** Tells who watches after the work that they are the watch, by a link of their own. */
export const permitWatch: Given = {
  fi: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Sinut on valittu jälkivartiointiin: ${permitName}`,
    opening: [
      `Työlupa ${number} on myönnetty: ${permitName}. Vartioit työn jälkeen.`,
      `Voimassa ${period}.`,
      'Saat viestin, kun työ päättyy. Kirjaa kierrokset tästä linkistä.',
    ],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Avaa lupa', link: `${link}${key}` },
    closing: ['Linkki ja PIN-koodi ovat vain sinulle. Älä anna niitä muille.'],
    smsName: permitName,
    sms: (permit) => `Vartioit työn jälkeen, lupa ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  en: ({ permitName, number, period, link, secret, key }) => ({
    subject: `You are the after-watch: ${permitName}`,
    opening: [
      `Work permit ${number} is granted: ${permitName}. You watch after the work.`,
      `Valid ${period}.`,
      'You will be told when the work ends. Note your rounds by this link.',
    ],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Open the permit', link: `${link}${key}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `You watch after the work, permit ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
};

/** Tells the watch that the work has ended and their rounds begin. */
export const permitWatchBegins: Given = {
  fi: ({ permitName, number, link, secret, key }) => ({
    subject: `Jälkivartiointi alkoi: ${permitName}`,
    opening: [`Työ päättyi, jälkivartiointi alkoi. Työlupa ${number}: ${permitName}.`, 'Kirjaa jokainen kierros.'],
    figure: { label: 'PIN-koodisi', digits: groupDigits(secret) },
    button: { label: 'Kirjaa kierros', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `Jälkivartiointi alkoi, lupa ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  en: ({ permitName, number, link, secret, key }) => ({
    subject: `The after-watch has begun: ${permitName}`,
    opening: [
      `The work has ended and the after-watch begins. Work permit ${number}: ${permitName}.`,
      'Note every round.',
    ],
    figure: { label: 'Your PIN', digits: groupDigits(secret) },
    button: { label: 'Note a round', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `The after-watch has begun, permit ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
};

type News = Texts<'link' | 'number' | 'permitName'>;

/** Tells that a round of the watch is late. */
export const permitRoundLate: News = {
  fi: ({ permitName, number, link, secret }) => ({
    subject: `Vartiointikierros on myöhässä: ${permitName}`,
    opening: [
      `Jälkivartioinnin kierros on myöhässä. Työlupa ${number}: ${permitName}.`,
      'Vartiointi pitenee yhden kierroksen verran. Tarkista, että vartija on paikalla.',
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Vartiointikierros on myöhässä, lupa ${number}: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, link, secret }) => ({
    subject: `A watch round is late: ${permitName}`,
    opening: [
      `A round of the after-watch is late. Work permit ${number}: ${permitName}.`,
      'The watch grows longer by one round. Check that the guard is there.',
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `A watch round is late, permit ${number}: ${permit}. ${link}${secret}`,
  }),
};

/** Tells that nobody has said the end of the day's work, so that no watch has begun. */
export const permitWorkNotEnded: News = {
  fi: ({ permitName, number, link, secret }) => ({
    subject: `Työn päättymistä ei ole ilmoitettu: ${permitName}`,
    opening: [
      `Päivän työaika on päättynyt, mutta kukaan ei ole ilmoittanut, että työ päättyi. Työlupa ${number}: ${permitName}.`,
      'Jälkivartiointi alkaa vasta ilmoituksesta.',
    ],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työn päättymistä ei ole ilmoitettu, lupa ${number}: ${permit}. ${link}${secret}`,
  }),
  en: ({ permitName, number, link, secret }) => ({
    subject: `Nobody has said that the work ended: ${permitName}`,
    opening: [
      `The working hours of the day are over, and nobody has said that the work ended. Work permit ${number}: ${permitName}.`,
      'The after-watch begins only then.',
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Nobody has said that the work ended, permit ${number}: ${permit}. ${link}${secret}`,
  }),
};
