import { localDate } from '../core/dates.ts';
import type { DayPath, Evidence, EvidenceDay } from './evidence.ts';
import type { Finding, FindingCode } from './finding.ts';
import { rootOfPath } from './merkle.ts';
import type { Published } from './published.ts';
import { sealedAt } from './seals.ts';
import type { Witnessed } from './verify-links.ts';

type DaysFound = { findings: Finding[]; witnessed: Witnessed };

/** Where the path of each day leads, whether one is missing, and whether the newest link lies under a root already. */
export async function verifyDays(evidence: Evidence, { days }: Published): Promise<DaysFound> {
  if (!days) return { findings: [{ about: 'day', code: 'no_days' }], witnessed: () => 0 };
  const findings: Finding[] = [];
  const good: { n: number; at: string }[] = [];
  for (const path of evidence.days) {
    const published = publishedDay(evidence, days, path.day);
    const code = await dayCode(evidence, path, published);
    if (published && code === 'whole') good.push({ n: path.n, at: published.at });
    findings.push({ about: 'day', day: path.day, link: path.n, code });
  }
  const missing = missingDays(evidence, days);
  findings.push(...missing);
  const newest = evidence.links.length;
  const isAwaited = ![...evidence.days.map(({ n }) => n), ...missing.map(({ link }) => link)].includes(newest);
  if (isAwaited) findings.push({ about: 'day', link: newest, code: 'day_not_over' });
  const witnessed = (before: string) => Math.max(0, ...good.filter(({ at }) => at < before).map(({ n }) => n));
  return { findings, witnessed };
}

type Days = NonNullable<Published['days']>;

const publishedDay = ({ company }: Evidence, days: Days, day: string): EvidenceDay | undefined =>
  days.find((one) => one.company === company && one.day === day);

/**
 * The days whose root was there when the file was made and to which it has no path: the root was made of another link, which is left out
 * here.
 */
function missingDays(evidence: Evidence, days: Days): Finding[] {
  const newestOfDay = new Map<string, number>();
  for (const [place, { seal }] of evidence.links.entries()) {
    const at = sealedAt(seal);
    if (at !== undefined) newestOfDay.set(localDate(new Date(at)), place + 1);
  }
  return [...newestOfDay].flatMap(([day, link]): Finding[] => {
    const wasThere = (publishedDay(evidence, days, day)?.at ?? '~') < evidence.made;
    const isNamed = evidence.days.some((path) => path.day === day && path.n === link);
    return wasThere && !isNamed ? [{ about: 'day', day, link, code: 'left_out' }] : [];
  });
}

async function dayCode({ links }: Evidence, { n, path }: DayPath, published?: EvidenceDay): Promise<FindingCode> {
  if (!published) return 'day_unknown';
  const link = links[n - 1]?.link;
  if (!link) return 'of_other';
  return (await rootOfPath(link.hash, path)) === published.root ? 'whole' : 'changed';
}
