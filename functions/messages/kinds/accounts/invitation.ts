import type { Texts } from '../../../../shared/messages/message-text.ts';

/** The link with which a new user chooses a password. */
export const invitation: Texts<'company' | 'days' | 'link' | 'name'> = {
  fi: ({ name, company, link, secret, days, wordmark }) => ({
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
  en: ({ name, company, link, secret, days, wordmark }) => ({
    subject: `Invitation: ${wordmark}`,
    opening: [
      `Hello ${name},`,
      `${company || 'Your company'} has made you a user account in ${wordmark}.`,
      'Open the link and choose a password. After that you can log in with this email address.',
    ],
    button: { label: 'Choose a password', link: `${link}${secret}` },
    closing: [
      `The invitation is valid for ${days} days and works once.`,
      'If you do not know the company, you can delete this message.',
    ],
    sms: () => `You have a new user account. Choose a password: ${link}${secret}`,
  }),
};
