import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import { jsonHash } from './hashes.ts';
import { isRecord, openSeal } from './seals.ts';
import type { Published } from './published.ts';

/** What the file's own seal says of each member: of names, issuer and time nothing else does. */
export async function verifyFileSeal(evidence: Evidence, { keys }: Published): Promise<Finding[]> {
  if (!keys) return [{ about: 'fileSeal', code: 'no_keys' }];
  const opened = await openSeal(evidence.seal, keys);
  if (opened.state === 'unknownKey') return [{ about: 'fileSeal', code: 'unknown_key' }];
  const members = opened.state === 'good' && isRecord(opened.payload) ? opened.payload['members'] : undefined;
  if (!isRecord(members)) return [{ about: 'fileSeal', code: 'seal_broken' }];
  const { seal: _, ...sealed } = evidence;
  const findings: Finding[] = [{ about: 'fileSeal', code: 'whole' }];
  for (const name of new Set([...Object.keys(sealed), ...Object.keys(members)])) {
    const value = sealed[name as keyof typeof sealed];
    const isSame = value !== undefined && members[name] === (await jsonHash(value));
    findings.push({ about: 'member', code: isSame ? 'whole' : 'changed', member: name });
  }
  return findings;
}
