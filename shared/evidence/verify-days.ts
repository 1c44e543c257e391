import type { DayPath, Evidence, EvidenceDay } from './evidence.ts';
import type { Finding, FindingCode } from './finding.ts';
import { rootOfPath } from './merkle.ts';
import type { Published } from './published.ts';
import type { Witnessed } from './verify-links.ts';

type DaysFound = { findings: Finding[]; witnessed: Witnessed };

/** Where the path of each day leads, and whether the newest link lies under a root already. */
export async function verifyDays(evidence: Evidence, { days }: Published): Promise<DaysFound> {
  if (!days) return { findings: [{ about: 'day', code: 'no_days' }], witnessed: () => 0 };
  const findings: Finding[] = [];
  const good: { n: number; at: string }[] = [];
  for (const path of evidence.days) {
    const published = days.find(({ company, day }) => company === evidence.company && day === path.day);
    const code = await dayCode(evidence, path, published);
    if (published && code === 'whole') good.push({ n: path.n, at: published.at });
    findings.push({ about: 'day', day: path.day, link: path.n, code });
  }
  const newest = evidence.links.length;
  const isAwaited = !evidence.days.some(({ n }) => n === newest);
  if (isAwaited) findings.push({ about: 'day', link: newest, code: 'day_not_over' });
  const witnessed = (before: string) => Math.max(0, ...good.filter(({ at }) => at < before).map(({ n }) => n));
  return { findings, witnessed };
}

async function dayCode({ links }: Evidence, { n, path }: DayPath, published?: EvidenceDay): Promise<FindingCode> {
  if (!published) return 'day_unknown';
  const link = links[n - 1]?.link;
  if (!link) return 'of_other';
  return (await rootOfPath(link.hash, path)) === published.root ? 'whole' : 'changed';
}
