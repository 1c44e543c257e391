import type { Content, Evidence, SealedLink } from './evidence.ts';
import type { Checked, Finding, FindingCode } from './finding.ts';
import { isHash, jsonHash } from './hashes.ts';

/** A part that a content names by its hash. */
export type PartReference = { about: Checked; hash: string; page?: number };

/** The members of contents that name parts, in the order in which they are told. */
const NAMING = ['details', 'event', 'covered', 'state', 'shown'] as const satisfies readonly Checked[];

/** What a content names, in the order in which it is told; `otherPart` is what a later release named in a member that this one does not know. */
export function referencesOf(content: Content): PartReference[] {
  const { pages = [], ...members } = content as Record<string, unknown> & {
    pages?: { index: number; hash: string | null }[];
  };
  const named = [...new Set([...NAMING, ...Object.keys(members)])].flatMap((name) => {
    const hash = members[name];
    return isHash(hash) ? [{ about: NAMING.find((known) => known === name) ?? ('otherPart' as const), hash }] : [];
  });
  const ofPages = pages.flatMap(({ index, hash }) =>
    hash === null ? [] : [{ about: 'page' as const, hash, page: index }],
  );
  return [...named, ...ofPages];
}

/** Each content against the hash in its link, each part against the hash in its content. */
export async function verifyContents(evidence: Evidence): Promise<Finding[]> {
  const { links, parts } = evidence;
  const erasedAt = links.map(({ link }) => link.what).lastIndexOf('erased');
  const newest = links.map(({ content }) => content !== undefined).lastIndexOf(true);
  const hashes = new Map<string, string>();
  for (const [name, part] of Object.entries(parts)) hashes.set(name, await jsonHash(part));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  // A part is told of at the newest link that names it.
  for (const [place, one] of [...links.entries()].reverse()) {
    const link = place + 1;
    findings.push({ about: 'content', link, code: await contentCode(evidence, one, place < erasedAt) });
    for (const { hash, ...said } of one.content ? referencesOf(one.content) : []) {
      if (seen.has(hash)) continue;
      seen.add(hash);
      findings.push({ ...said, link, code: partCode(hashes.get(hash), { hash, isNewest: place === newest }) });
    }
  }
  for (const name of hashes.keys())
    if (!seen.has(name)) findings.push({ about: 'part', code: 'of_other', place: name });
  return findings;
}

async function contentCode(
  { sub, company }: Evidence,
  { link, content }: SealedLink,
  isErased: boolean,
): Promise<FindingCode> {
  if (!content) return isErased ? 'erased' : 'missing';
  if (link.contentHash !== (await jsonHash(content))) return 'changed';
  return content.sub === sub && content.company === company ? 'whole' : 'of_other';
}

/** What only an older link names may be gone: what stands now has taken its place. */
function partCode(found: string | undefined, { hash, isNewest }: { hash: string; isNewest: boolean }): FindingCode {
  if (found === undefined) return isNewest ? 'missing' : 'former';
  return found === hash ? 'whole' : 'changed';
}
