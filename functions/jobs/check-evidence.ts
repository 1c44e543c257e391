import { randomInt } from 'node:crypto';
import { dayAfter, localDate } from '../../shared/core/dates.ts';
import type { EvidenceDay, EvidenceDays, EvidenceKeys } from '../../shared/evidence/evidence.ts';
import { stateOf } from '../../shared/evidence/finding.ts';
import { merkleRoot } from '../../shared/evidence/merkle.ts';
import { verifyEvidence } from '../../shared/evidence/verify-evidence.ts';
import { evidenceFile, type Told } from '../evidence/evidence-file.ts';
import { toldOfPermit } from '../permits/evidence/tell-permit.ts';
import {
  findEvidenceDays,
  findLeaves,
  findLinksOfDay,
  type LinkOfDay,
} from '../store/entities/evidence/evidence-days.ts';
import { findEvidenceKeys } from '../store/entities/evidence/evidence-keys.ts';
import { findPermitSource } from '../store/entities/permits/permit-seals.ts';
import { findInductionRecord } from '../store/entities/user-forms/user-form-events.ts';
import { toldOf } from '../user-forms/evidence/tell-induction.ts';
import type { World } from '../world.ts';

/** Chains of a day that are looked at. */
const MOST_OF_A_DAY = 10;

/**
 * Verifies some chains of yesterday and some of any earlier day against what stands in the table, and that no link is gone of which the
 * root of such a day was made; tells operators what is broken.
 */
export async function checkEvidence(world: World, company: string): Promise<void> {
  const days = await findEvidenceDays(world.table, company);
  const published = { keys: { keys: await findEvidenceKeys(world.table) }, days: { days } };
  const earlier = days.length === 0 ? undefined : days[randomInt(days.length)]?.day;
  for (const day of new Set([dayAfter(localDate(world.now()), -1), earlier])) {
    if (day === undefined) continue;
    const links = await findLinksOfDay(world.table, company, day);
    const folded = days.find((one) => one.day === day);
    if (folded) await checkRoot(world, folded, links);
    for (const { id } of someOf(links)) await checkChain(world, id, published);
  }
}

/** Whether a root is still that of its leaves, and each leaf still the newest link of a chain on that day. */
async function checkRoot(
  world: World,
  { company, day, root }: EvidenceDay,
  links: readonly LinkOfDay[],
): Promise<void> {
  const leaves = await findLeaves(world.table, company, day);
  const standing = new Set(links.map(({ hash }) => hash));
  const gone = leaves.filter((hash) => !standing.has(hash)).length;
  const about = [
    ...((await merkleRoot(leaves)) === root ? [] : [`root of ${day} changed`]),
    ...(gone === 0 ? [] : [`${gone} links of ${day} gone`]),
  ].join(', ');
  if (about !== '') world.log({ level: 'error', event: 'evidence_broken', sub: `company:${company}`, about });
}

function someOf<T>(all: readonly T[]): T[] {
  const left = [...all];
  const some: T[] = [];
  while (left.length > 0 && some.length < MOST_OF_A_DAY) some.push(...left.splice(randomInt(left.length), 1));
  return some;
}

async function checkChain(world: World, sub: string, { keys, days }: { keys: EvidenceKeys; days: EvidenceDays }) {
  const told = await toldOfSub(world, sub);
  if (!told || told.chain.length === 0) return;
  const { findings } = await verifyEvidence(await evidenceFile(world, told), keys, days);
  const broken = findings.filter((finding) => stateOf(finding) === 'broken');
  if (broken.length === 0) return;
  const about = [...new Set(broken.map((finding) => `${finding.about} ${finding.code}`))].join(', ');
  world.log({ level: 'error', event: 'evidence_broken', sub, about });
}

/** Of an erased induction nothing stands that could have been changed. */
async function toldOfSub(world: World, sub: string): Promise<Told | undefined> {
  const [kind, id = ''] = sub.split(':');
  if (kind === 'permit') {
    const source = await findPermitSource(world.table, id);
    return source && toldOfPermit(world, source);
  }
  const record = await findInductionRecord(world.table, id);
  return record && toldOf(world, record);
}
