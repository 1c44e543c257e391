import type { RetentionKind } from '../../../../shared/data-desk/retention-rules.ts';
import type { Texts } from '../../../../shared/messages/message-text.ts';

type Words = Readonly<Record<RetentionKind, string>>;

const FI: Words = {
  'unfinished inductions': 'Kesken jääneitä perehdytyksiä',
  'card pictures': 'Pätevyyskorttien kuvia',
  inductions: 'Perehdytyksiä',
  'lists of workers': 'Työntekijäluetteloita',
  presence: 'Läsnäolopäiviä',
  'addresses on permits': 'Lupia, joilta poistuvat yhteystiedot',
  permits: 'Lupia',
};

const EN: Words = {
  'unfinished inductions': 'Inductions that were never signed',
  'card pictures': 'Pictures of competency cards',
  inductions: 'Inductions',
  'lists of workers': 'Lists of workers',
  presence: 'Days of presence',
  'addresses on permits': 'Permits whose contact details go',
  permits: 'Permits',
};

/** A line carries a kind and its number, `inductions 12`. */
function said(lines: readonly string[], words: Words): string[] {
  return lines.map((line) => {
    const at = line.lastIndexOf(' ');
    const kind = line.slice(0, at);
    return `${kind in words ? words[kind as RetentionKind] : kind}: ${line.slice(at + 1)}`;
  });
}

/** Tells a company's admins what the end of its retention time will erase, two weeks before. */
export const retentionDue: Texts<'at' | 'count' | 'lines' | 'link'> = {
  fi: ({ at, count, lines, link }) => ({
    subject: `Säilytysaika päättyy: ${count} poistetaan ${at} alkaen`,
    opening: ['Näiden tietojen säilytysaika on päättynyt:'],
    list: said(lines, FI),
    button: { label: 'Avaa henkilötiedot', link },
    closing: [
      `Ne poistetaan pysyvästi ${at} alkaen. Jos jotakin pitää vielä säilyttää, pidennä säilytysaikaa ennen sitä. Mitään ei poisteta, minkä säilytysaika on vielä kesken.`,
    ],
    sms: () => `Säilytysaika on päättynyt: ${count} poistetaan ${at} alkaen. ${link}`,
  }),
  en: ({ at, count, lines, link }) => ({
    subject: `Retention: ${count} will be erased from ${at} on`,
    opening: ['The retention time of these is over:'],
    list: said(lines, EN),
    button: { label: 'Open personal data', link },
    closing: [
      `They are erased for good from ${at} on. If something must still be kept, lengthen its time before that. Nothing is erased whose time is not over.`,
    ],
    sms: () => `Retention is over: ${count} will be erased from ${at} on. ${link}`,
  }),
};
