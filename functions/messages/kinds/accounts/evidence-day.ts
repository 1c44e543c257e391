import type { Texts } from '../../../../shared/messages/message-text.ts';

/** The root of a day of a company's evidence, for its admins to keep: it lies outside the reach of whoever runs the service. */
export const evidenceDay: Texts<'at' | 'count' | 'lines' | 'link'> = {
  fi: ({ at, count, lines, link }) => ({
    subject: `Sinettien päivätiiviste ${at}`,
    opening: [
      `Päivän ${at} sinetit (${count}) on koottu yhteen tiivisteeseen.`,
      'Säilytä tämä viesti. Sillä voi vuosien päästä todeta, ettei päivän allekirjoituksia ole muutettu.',
    ],
    list: lines,
    button: { label: 'Tarkista todiste', link },
    sms: () => `Sinettien päivätiiviste ${at} on sähköpostissasi. ${link}`,
  }),
  en: ({ at, count, lines, link }) => ({
    subject: `Seals of the day ${at}`,
    opening: [
      `The seals of ${at} (${count}) are folded into one hash.`,
      'Keep this message. Years later it can show that the signatures of the day were not changed.',
    ],
    list: lines,
    button: { label: 'Verify evidence', link },
    sms: () => `The seals of ${at} are in your mail. ${link}`,
  }),
};
