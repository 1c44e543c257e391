import { LINK } from './message-samples.ts';

/** What the messages about second factors say. */
export const SAID_OF_FACTORS = [
  ['secondFactorAdded', 'en', 'A way to verify was added to your login: Työmaaportti', ['20.11.2026 at 7.05', LINK]],
  [
    'secondFactorAdded',
    'fi',
    'Kirjautumiseesi lisättiin vahvistustapa: Työmaaportti',
    ['20.11.2026 klo\u00a07.05', LINK],
  ],
  [
    'secondFactorRemoved',
    'en',
    'A way to verify was removed from your login: Työmaaportti',
    ['20.11.2026 at 7.05', LINK],
  ],
  [
    'secondFactorRemoved',
    'fi',
    'Kirjautumisestasi poistettiin vahvistustapa: Työmaaportti',
    ['20.11.2026 klo\u00a07.05', LINK],
  ],
  ['secondFactorReset', 'en', 'Your two-step login has been reset: Työmaaportti', ['20.11.2026 at 7.05', LINK]],
  [
    'secondFactorReset',
    'fi',
    'Kaksivaiheinen tunnistuksesi on nollattu: Työmaaportti',
    ['20.11.2026 klo\u00a07.05', LINK],
  ],
  ['recoveryCodeUsed', 'en', 'Your recovery code was used to log in: Työmaaportti', ['20.11.2026 at 7.05', LINK]],
  ['recoveryCodeUsed', 'fi', 'Varakoodillasi kirjauduttiin: Työmaaportti', ['20.11.2026 klo\u00a07.05', LINK]],
] as const;
