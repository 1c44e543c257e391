import { isSameJson } from '../content/answers/canonical.ts';
import type { Evidence, SealedLink } from './evidence.ts';
import type { Finding, FindingCode } from './finding.ts';
import { linkHash } from './hashes.ts';
import { isRecord, openSeal, type LinkSeal } from './seals.ts';
import type { Published } from './published.ts';

/** Up to which link a company's root of before an instant (ISO 8601 UTC) vouches; 0 for none. */
export type Witnessed = (before: string) => number;

/** Each link's own hash, its place behind the one before, and its seal. */
export async function verifyLinks(
  { links, sub }: Evidence,
  { keys }: Published,
  witnessed: Witnessed,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [place, one] of links.entries()) {
    const { link } = one;
    const before = place === 0 ? null : (links[place - 1]?.link.hash ?? null);
    const isInChain = link.n === place + 1 && link.prev === before;
    const isWhole = link.hash === (await linkHash(link));
    findings.push({ about: 'link', link: place + 1, code: linkCode(isWhole, isInChain) });
    const code = keys ? await sealCode(one, { sub, keys, witnessed }) : 'no_keys';
    findings.push({ about: 'seal', link: place + 1, code });
  }
  return findings;
}

function linkCode(isWhole: boolean, isInChain: boolean): FindingCode {
  if (!isWhole) return 'changed';
  return isInChain ? 'whole' : 'out_of_chain';
}

type SealedUnder = { sub: string; keys: NonNullable<Published['keys']>; witnessed: Witnessed };

async function sealCode({ link, seal }: SealedLink, { sub, keys, witnessed }: SealedUnder): Promise<FindingCode> {
  const opened = await openSeal(seal, keys);
  if (opened.state !== 'good') return opened.state === 'unknownKey' ? 'unknown_key' : 'seal_broken';
  const { payload, key } = opened;
  if (!isSealOf(payload, { sub, n: link.n, hash: link.hash })) return 'of_other';
  return key.revokedAt === undefined || witnessed(key.revokedAt) >= link.n ? 'whole' : 'key_revoked';
}

function isSealOf(payload: unknown, said: Omit<LinkSeal, 'at'>): boolean {
  return isRecord(payload) && typeof payload['at'] === 'string' && isSameJson(payload, { ...said, at: payload['at'] });
}
