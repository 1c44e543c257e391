import type { Texts } from '../../../../shared/messages/message-text.ts';

/** The link that verifies an address. */
export const emailVerification: Texts<'days' | 'link'> = {
  fi: ({ link, secret, days, wordmark }) => ({
    subject: `Vahvista sähköpostiosoitteesi: ${wordmark}`,
    opening: [
      `Tämä osoite annettiin käyttäjän sähköpostiosoitteeksi palveluun ${wordmark}.`,
      'Avaa linkki ja vahvista, että osoite on sinun.',
    ],
    button: { label: 'Vahvista osoite', link: `${link}${secret}` },
    closing: [`Linkki on voimassa ${days} päivää.`, 'Jos et käytä palvelua, voit poistaa tämän viestin.'],
    sms: () => `Vahvista osoitteesi: ${link}${secret}`,
  }),
  en: ({ link, secret, days, wordmark }) => ({
    subject: `Verify your email address: ${wordmark}`,
    opening: [
      `This address was given as a user’s email address in ${wordmark}.`,
      'Open the link to verify that the address is yours.',
    ],
    button: { label: 'Verify the address', link: `${link}${secret}` },
    closing: [`The link is valid for ${days} days.`, 'If you do not use the service, you can delete this message.'],
    sms: () => `Verify your address: ${link}${secret}`,
  }),
};
