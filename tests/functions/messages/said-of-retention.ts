import { LINK } from './message-samples.ts';

/** What the mails about retention say. */
export const SAID_OF_RETENTION = [
  [
    'retentionDue',
    'fi',
    'Säilytysaika päättyy: 14 poistetaan 20.12.2026 alkaen',
    ['Perehdytyksiä: 12', 'Läsnäolopäiviä: 2', 'pidennä säilytysaikaa', LINK],
  ],
  [
    'retentionDue',
    'en',
    'Retention: 14 will be erased from 20.12.2026 on',
    ['Inductions: 12', 'Days of presence: 2', 'lengthen its time', LINK],
  ],
] as const;
