import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells an account's former address that the address has changed, with a link that undoes the change. */
export const emailChanged: Texts<'at' | 'email', 'days' | 'link'> = {
  fi: ({ at, email, link, secret, days, wordmark }) => ({
    subject: `Sähköpostiosoitteesi on vaihdettu: ${wordmark}`,
    opening: [
      `Tunnuksesi sähköpostiosoite vaihdettiin ${at.replace(' ', ' klo\u00a0')}.`,
      `Uusi osoite on ${email}. Tällä vanhalla osoitteella et enää voi kirjautua.`,
      'Jos vaihdoit osoitteen itse, sinun ei tarvitse tehdä mitään.',
    ],
    ...(secret === '' ? {} : { button: { label: 'Peru vaihto', link: `${link}${secret}` } }),
    closing: [
      secret === ''
        ? 'Jos et vaihtanut osoitetta itse, kerro siitä heti ylläpitäjälle.'
        : `Jos et vaihtanut osoitetta, peru vaihto ${days} päivän kuluessa. Silloin tämä osoite palautetaan, kaikki kirjautumiset päätetään ja valitset uuden salasanan.`,
    ],
    sms: () => `Sähköpostiosoitteesi on vaihdettu. Jos et tehnyt sitä itse, peru: ${link}${secret}`,
  }),
  en: ({ at, email, link, secret, days, wordmark }) => ({
    subject: `Your email address was changed: ${wordmark}`,
    opening: [
      `The email address of your account was changed on ${at.replace(' ', ' at ')}.`,
      `The new address is ${email}. You can no longer log in with this old address.`,
      'If you changed the address yourself, you do not need to do anything.',
    ],
    ...(secret === '' ? {} : { button: { label: 'Undo the change', link: `${link}${secret}` } }),
    closing: [
      secret === ''
        ? 'If you did not change the address yourself, tell your administrator at once.'
        : `If you did not change the address, undo the change within ${days} days. This address is then restored, all logins end, and you choose a new password.`,
    ],
    sms: () => `Your email address was changed. If it was not you, undo it: ${link}${secret}`,
  }),
};
