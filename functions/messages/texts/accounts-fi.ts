import type { TextsOf } from '../message-text.ts';

export const accountsFi: TextsOf<'passwordReset' | 'passwordChanged' | 'emailVerification' | 'invitation'> = {
  passwordReset: ({ link, secret, minutes, wordmark }) => ({
    subject: `Uusi salasana: ${wordmark}`,
    opening: ['Tällä osoitteella pyydettiin uutta salasanaa.', 'Avaa linkki ja valitse uusi salasana.'],
    button: { label: 'Valitse uusi salasana', link: `${link}${secret}` },
    closing: [
      `Linkki on voimassa ${minutes} minuuttia ja toimii kerran.`,
      'Jos et pyytänyt uutta salasanaa, voit poistaa tämän viestin. Salasanasi ei muutu.',
    ],
    sms: () => `Valitse uusi salasana: ${link}${secret}`,
  }),
  passwordChanged: ({ at, link, wordmark }) => ({
    subject: `Salasanasi on vaihdettu: ${wordmark}`,
    opening: [
      `Salasanasi vaihdettiin ${at.replace(' ', ' klo\u00a0')}.`,
      'Kirjaudu uudella salasanalla. Aiemmat kirjautumisesi on päätetty.',
    ],
    button: { label: 'Pyydä uusi salasana', link },
    closing: ['Jos et vaihtanut salasanaa itse, pyydä heti uusi ja kerro asiasta ylläpitäjälle.'],
    sms: () => `Salasanasi on vaihdettu. Jos et tehnyt sitä itse, pyydä uusi: ${link}`,
  }),
  emailVerification: ({ link, secret, days, wordmark }) => ({
    subject: `Vahvista sähköpostiosoitteesi: ${wordmark}`,
    opening: [
      `Tämä osoite annettiin käyttäjän sähköpostiosoitteeksi palveluun ${wordmark}.`,
      'Avaa linkki ja vahvista, että osoite on sinun.',
    ],
    button: { label: 'Vahvista osoite', link: `${link}${secret}` },
    closing: [`Linkki on voimassa ${days} päivää.`, 'Jos et käytä palvelua, voit poistaa tämän viestin.'],
    sms: () => `Vahvista osoitteesi: ${link}${secret}`,
  }),
  invitation: ({ name, company, link, secret, days, wordmark }) => ({
    subject: `Kutsu palveluun: ${wordmark}`,
    opening: [
      `Hei ${name}!`,
      `${company || 'Yrityksesi'} on tehnyt sinulle käyttäjätunnuksen palveluun ${wordmark}.`,
      'Avaa linkki ja valitse salasana. Sen jälkeen voit kirjautua tällä sähköpostiosoitteella.',
    ],
    button: { label: 'Valitse salasana', link: `${link}${secret}` },
    closing: [
      `Kutsu on voimassa ${days} päivää ja toimii kerran.`,
      'Jos et tunne yritystä, voit poistaa tämän viestin.',
    ],
    sms: () => `Sinulle on tehty käyttäjätunnus. Valitse salasana: ${link}${secret}`,
  }),
};
