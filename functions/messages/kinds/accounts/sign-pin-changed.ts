import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a user that the signing PIN has changed. */
export const signPinChanged: Texts<'at' | 'link'> = {
  fi: ({ at, link, wordmark }) => ({
    subject: `Allekirjoitus-PIN-koodisi on vaihtunut: ${wordmark}`,
    opening: [`PIN-koodi, jolla allekirjoitat työlupia, vaihtui tai poistettiin ${at.replace(' ', ' klo\u00a0')}.`],
    button: { label: 'Vaihda salasana', link },
    closing: ['Jos et tehnyt sitä itse, vaihda heti salasanasi ja kerro asiasta ylläpitäjälle.'],
    sms: () => `Allekirjoitus-PIN-koodisi on vaihtunut. Jos et tehnyt sitä itse, vaihda salasanasi: ${link}`,
  }),
  en: ({ at, link, wordmark }) => ({
    subject: `Your signing PIN has changed: ${wordmark}`,
    opening: [`The PIN that you sign work permits with was changed or removed on ${at.replace(' ', ' at ')}.`],
    button: { label: 'Change the password', link },
    closing: ['If it was not you, change your password at once and tell your administrator.'],
    sms: () => `Your signing PIN has changed. If it was not you, change your password: ${link}`,
  }),
};
