import { passes, type Verdict } from '../bench/report/row.ts';
import { CATEGORIES, type Category } from './lighthouse-tool.ts';
import type { MeasuredVisit } from './measured-visit.ts';
import { VISITORS, type VisitorName } from './visitors.ts';

type Gates = { scores: Partial<Record<Category, number>>; largestPaintSeconds?: number };

const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100 };

/** Scores of 100, and seconds until the largest paint. */
const GATES: Record<VisitorName, Gates> = {
  landing: { scores: { ...SCORES, seo: 100 } },
  start: { scores: SCORES, largestPaintSeconds: 1.2 },
  player: { scores: SCORES, largestPaintSeconds: 1.5 },
  playerAgain: { scores: SCORES, largestPaintSeconds: 1.5 },
  staffHome: { scores: { accessibility: 100, 'best-practices': 100 } },
  staffList: { scores: {}, largestPaintSeconds: 2.5 },
};

const HEADER = `# Lighthouse

Written by \`npm run tools -- lighthouse\`: Lighthouse 12.8.2 as it comes, a phone on a simulated slow network (150 ms, 1.6 Mbit/s, a processor four times slower), against the built site as
\`npm start\` serves it with the demo data. Medians of five visits after one that is thrown away: no file of the site is on the phone, but where it is said; the worker's induction and the staff's
login are. The scores and the largest paint are gates. What lowered a score in any run is named.
Lighthouse reckons the phone's times from those of this machine: the column Machine is how fast it found it, and where that is low, because other work is done at the same time,
only accessibility, best practices and SEO hold.
`;

export type LighthouseRow = { cells: string[]; verdict: Verdict };

/** A visit's row of the page, with whether all its gates are passed. */
export function lighthouseRow(
  name: VisitorName,
  { scores, largestPaintMilliseconds, machineIndex, remarks }: MeasuredVisit,
): LighthouseRow {
  const gates = GATES[name];
  const seconds = largestPaintMilliseconds / 1000;
  const isFast = seconds <= (gates.largestPaintSeconds ?? Infinity);
  const verdict = passes(isFast && CATEGORIES.every((category) => scores[category] >= (gates.scores[category] ?? 0)));
  const gated = (value: string, gate: number | undefined, unit = '') =>
    gate === undefined ? value : `${value} (${gate}${unit})`;
  const cells = [
    VISITORS[name].what,
    ...CATEGORIES.map((category) => gated(String(scores[category]), gates.scores[category])),
    gated(`${seconds.toFixed(2)} s`, gates.largestPaintSeconds, ' s'),
    verdict,
    machineIndex.toFixed(0),
    remarks.join(', '),
  ];
  return { cells, verdict };
}

/** The page in Markdown. */
export function lighthousePage(rows: readonly LighthouseRow[], machine: string): string {
  const titles = [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'Largest paint',
    'Gates',
    'Machine',
    'Lowered by',
  ];
  const table = [titles, titles.map(() => '---'), ...rows.map(({ cells }) => cells)];
  return `${HEADER}\n${machine}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
