import { canonicalJson } from '../../shared/content/answers/canonical.ts';
import { localDate } from '../../shared/core/dates.ts';
import { EVIDENCE_FORMAT, subOf, type DayPath, type Evidence } from '../../shared/evidence/evidence.ts';
import { jsonHash } from '../../shared/evidence/hashes.ts';
import { merklePath } from '../../shared/evidence/merkle.ts';
import { sealedAt } from '../../shared/evidence/seals.ts';
import { referencesOf } from '../../shared/evidence/verify-contents.ts';
import { findLeaves } from '../store/entities/evidence/evidence-days.ts';
import type { ChainOf, StoredLink } from '../store/entities/evidence/chains.ts';
import type { World } from '../world.ts';
import { sealEvidence } from './seal.ts';

/** What stands in the table now for what the newest content names by its hash, whether or not it still has it. */
export type Standing = ReadonlyMap<string, unknown>;

export type Told = {
  of: ChainOf;
  chain: readonly StoredLink[];
  standing: Standing;
  /** What older links may name; left out where no link does. */
  former: readonly unknown[];
  names: Readonly<Record<string, string>>;
};

/** An evidence file as its text, canonical to the byte (docs/evidence.md). */
export async function evidenceFile(world: World, { of, chain, standing, former, names }: Told): Promise<string> {
  const members: Omit<Evidence, 'seal'> = {
    format: EVIDENCE_FORMAT,
    sub: subOf(of.kind, of.id),
    company: of.company,
    issuer: world.settings.baseUrl,
    made: world.now().toISOString(),
    names: { ...names },
    links: chain.map(({ link, seal, content }) => ({ link, seal, ...(content && { content }) })),
    parts: await partsOf(chain, { standing, former }),
    days: await dayPaths(world, of, chain),
  };
  const hashes: Record<string, string> = {};
  for (const [name, value] of Object.entries(members)) hashes[name] = await jsonHash(value);
  return canonicalJson({ ...members, seal: (await sealEvidence(world, { members: hashes })).seal });
}

async function partsOf(
  chain: readonly StoredLink[],
  { standing, former }: Pick<Told, 'standing' | 'former'>,
): Promise<Record<string, unknown>> {
  const named = new Set(chain.flatMap(({ content }) => (content ? referencesOf(content) : [])).map(({ hash }) => hash));
  const parts: Record<string, unknown> = {};
  for (const part of former) {
    const hash = await jsonHash(part);
    if (named.has(hash)) parts[hash] = part;
  }
  for (const [hash, part] of standing) if (named.has(hash) && part !== undefined) parts[hash] ??= part;
  return parts;
}

/** The path of the newest link of each day that has a root. */
async function dayPaths(world: World, { company }: ChainOf, chain: readonly StoredLink[]): Promise<DayPath[]> {
  const newest = new Map(chain.map(({ seal, link }) => [localDate(new Date(sealedAt(seal) ?? link.at)), link]));
  const paths: DayPath[] = [];
  for (const [day, link] of newest) {
    const leaves = await findLeaves(world.table, company, day);
    const index = leaves.indexOf(link.hash);
    if (index >= 0) paths.push({ day, n: link.n, path: await merklePath(leaves, index) });
  }
  return paths;
}
