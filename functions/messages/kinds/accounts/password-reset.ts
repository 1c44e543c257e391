import type { Texts } from '../../../../shared/messages/message-text.ts';

/** The link to a new password. */
export const passwordReset: Texts<'link' | 'minutes'> = {
  fi: ({ link, secret, minutes, wordmark }) => ({
    subject: `Uusi salasana: ${wordmark}`,
    opening: ['Tällä osoitteella pyydettiin uutta salasanaa.', 'Avaa linkki ja valitse uusi salasana.'],
    button: { label: 'Valitse uusi salasana', link: `${link}${secret}` },
    closing: [
      `Linkki on voimassa ${minutes} minuuttia ja toimii kerran.`,
      'Jos et pyytänyt uutta salasanaa, voit poistaa tämän viestin. Salasanasi ei muutu.',
    ],
    sms: () => `Valitse uusi salasana: ${link}${secret}`,
  }),
  en: ({ link, secret, minutes, wordmark }) => ({
    subject: `New password: ${wordmark}`,
    opening: ['Somebody asked for a new password for this address.', 'Open the link and choose a new password.'],
    button: { label: 'Choose a new password', link: `${link}${secret}` },
    closing: [
      `The link is valid for ${minutes} minutes and works once.`,
      'If you did not ask for a new password, you can delete this message. Your password does not change.',
    ],
    sms: () => `Choose a new password: ${link}${secret}`,
  }),
};
