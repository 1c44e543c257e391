import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a user that the password has changed. */
export const passwordChanged: Texts<'at' | 'link'> = {
  fi: ({ at, link, wordmark }) => ({
    subject: `Salasanasi on vaihdettu: ${wordmark}`,
    opening: [
      `Salasanasi vaihdettiin ${at.replace(' ', ' klo\u00a0')}.`,
      'Kirjaudu uudella salasanalla. Aiemmat kirjautumisesi on päätetty.',
    ],
    button: { label: 'Pyydä uusi salasana', link },
    closing: ['Jos et vaihtanut salasanaa itse, pyydä heti uusi ja kerro asiasta ylläpitäjälle.'],
    sms: () => `Salasanasi on vaihdettu. Jos et tehnyt sitä itse, pyydä uusi: ${link}`,
  }),
  en: ({ at, link, wordmark }) => ({
    subject: `Your password was changed: ${wordmark}`,
    opening: [
      `Your password was changed on ${at.replace(' ', ' at ')}.`,
      'Log in with the new password. Your earlier logins have ended.',
    ],
    button: { label: 'Ask for a new password', link },
    closing: ['If you did not change the password yourself, ask for a new one at once and tell your administrator.'],
    sms: () => `Your password was changed. If it was not you, ask for a new one: ${link}`,
  }),
};
