import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a user that somebody logged in with one of their recovery codes. */
export const recoveryCodeUsed: Texts<'at' | 'link'> = {
  fi: ({ at, link, wordmark }) => ({
    subject: `Varakoodillasi kirjauduttiin: ${wordmark}`,
    opening: [
      `Tilillesi kirjauduttiin salasanalla ja varakoodilla ${at.replace(' ', ' klo\u00a0')}. Käytetty varakoodi ei kelpaa enää.`,
    ],
    button: { label: 'Vaihda salasana', link },
    closing: ['Jos et tehnyt sitä itse, vaihda heti salasanasi ja kerro asiasta ylläpitäjälle.'],
    sms: () => `Varakoodillasi kirjauduttiin. Jos et tehnyt sitä itse, vaihda salasanasi: ${link}`,
  }),
  en: ({ at, link, wordmark }) => ({
    subject: `Your recovery code was used to log in: ${wordmark}`,
    opening: [
      `Somebody logged in to your account with the password and a recovery code on ${at.replace(' ', ' at ')}. The used code is good no more.`,
    ],
    button: { label: 'Change the password', link },
    closing: ['If it was not you, change your password at once and tell your administrator.'],
    sms: () => `Your recovery code was used to log in. If it was not you, change your password: ${link}`,
  }),
};
