import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a user that an administrator removed their second factors. */
export const secondFactorReset: Texts<'at' | 'link'> = {
  fi: ({ at, link, wordmark }) => ({
    subject: `Kaksivaiheinen tunnistuksesi on nollattu: ${wordmark}`,
    opening: [
      `Ylläpitäjä poisti tilisi kaksivaiheisen tunnistuksen ${at.replace(' ', ' klo\u00a0')}. Istuntosi päättyivät, ja seuraavalla kerralla kirjaudut salasanalla.`,
    ],
    button: { label: 'Vaihda salasana', link },
    closing: ['Jos et pyytänyt sitä, vaihda heti salasanasi ja kerro asiasta ylläpitäjälle.'],
    sms: () => `Kaksivaiheinen tunnistuksesi on nollattu. Jos et pyytänyt sitä, vaihda salasanasi: ${link}`,
  }),
  en: ({ at, link, wordmark }) => ({
    subject: `Your two-step login has been reset: ${wordmark}`,
    opening: [
      `An administrator removed the two-step login of your account on ${at.replace(' ', ' at ')}. Your sessions have ended, and you log in with your password next time.`,
    ],
    button: { label: 'Change the password', link },
    closing: ['If you did not ask for it, change your password at once and tell your administrator.'],
    sms: () => `Your two-step login has been reset. If you did not ask for it, change your password: ${link}`,
  }),
};
