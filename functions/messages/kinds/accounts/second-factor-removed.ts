import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a user that a second factor was removed from their account. */
export const secondFactorRemoved: Texts<'at' | 'link'> = {
  fi: ({ at, link, wordmark }) => ({
    subject: `Kirjautumisestasi poistettiin vahvistustapa: ${wordmark}`,
    opening: [`Tilisi kaksivaiheisesta tunnistuksesta poistettiin vahvistustapa ${at.replace(' ', ' klo\u00a0')}.`],
    button: { label: 'Vaihda salasana', link },
    closing: ['Jos et tehnyt sitä itse, vaihda heti salasanasi ja kerro asiasta ylläpitäjälle.'],
    sms: () => `Kirjautumisestasi poistettiin vahvistustapa. Jos et tehnyt sitä itse, vaihda salasanasi: ${link}`,
  }),
  en: ({ at, link, wordmark }) => ({
    subject: `A way to verify was removed from your login: ${wordmark}`,
    opening: [`A way to verify was removed from the two-step login of your account on ${at.replace(' ', ' at ')}.`],
    button: { label: 'Change the password', link },
    closing: ['If it was not you, change your password at once and tell your administrator.'],
    sms: () => `A way to verify was removed from your login. If it was not you, change your password: ${link}`,
  }),
};
