import type { Evidence, EvidenceDays, EvidenceKeys, Link } from './evidence.ts';
import { readShape } from './evidence-shape.ts';
import { stateOf, type Finding } from './finding.ts';
import { markOf } from './mark.ts';
import { readCanonical } from './read-canonical.ts';
import { verifyContents } from './verify-contents.ts';
import { verifyDays } from './verify-days.ts';
import { verifyFileSeal } from './verify-file-seal.ts';
import { verifyLinks } from './verify-links.ts';
import { textOfUtf8 } from './web-crypto.ts';

/** `unproven` where nothing is broken but the public keys were not at hand; `unreadable` is no evidence file. */
export type Outcome = 'whole' | 'broken' | 'unproven' | 'unreadable';

export type Verdict = {
  outcome: Outcome;
  findings: readonly Finding[];
  /** The file as it was read; undefined of an unreadable one. */
  evidence?: Evidence;
  /** The mark of the newest link. */
  mark?: string;
  /** The newest erasure: whatever came before it has no content any more. */
  erased?: Pick<Link, 'n' | 'at'>;
};

/**
 * Checks an evidence file against the published keys and days: every hash, the chain, the seals, the paths to the days' roots. Reads nothing
 * else; the same code runs in the browser and for operators.
 */
export async function verifyEvidence(
  file: string | Uint8Array,
  keys?: EvidenceKeys,
  days?: EvidenceDays,
): Promise<Verdict> {
  const { text, findings } = textOf(file);
  const reading = readCanonical(text);
  if ('brokenAt' in reading) {
    const [member] = reading.brokenAt;
    const place = { place: reading.brokenAt.join('.'), ...(member === undefined ? {} : { member: String(member) }) };
    return { outcome: 'unreadable', findings: [...findings, { about: 'file', code: 'not_canonical', ...place }] };
  }
  const shape = readShape(reading.value);
  if ('wrongAt' in shape) {
    const wrong: Finding = { about: 'file', code: 'wrong_shape', member: shape.wrongAt };
    return { outcome: 'unreadable', findings: [...findings, wrong] };
  }
  const { evidence } = shape;
  const published = { keys: keys?.keys, days: days?.days };
  const ofDays = await verifyDays(evidence, published);
  const all = [
    ...findings,
    ...(await verifyFileSeal(evidence, published)),
    ...(await verifyLinks(evidence, published, ofDays.witnessed)),
    ...(await verifyContents(evidence)),
    ...ofDays.findings,
  ];
  return { outcome: outcomeOf(all), findings: all, evidence, ...saidBy(evidence) };
}

function textOf(file: string | Uint8Array): { text: string; findings: Finding[] } {
  const text = typeof file === 'string' ? file : textOfUtf8(file);
  if (text !== undefined) return { text, findings: [] };
  const lenient = textOfUtf8(file as Uint8Array, true) ?? '';
  return { text: lenient, findings: [{ about: 'file', code: 'not_utf8' }] };
}

function outcomeOf(findings: readonly Finding[]): Outcome {
  if (findings.some((finding) => stateOf(finding) === 'broken')) return 'broken';
  return findings.some(({ code }) => code === 'no_keys') ? 'unproven' : 'whole';
}

function saidBy({ links }: Evidence): Pick<Verdict, 'mark' | 'erased'> {
  const last = links[links.length - 1]?.link;
  const erasure = links[links.map(({ link }) => link.what).lastIndexOf('erased')]?.link;
  return { ...(last && { mark: markOf(last) }), ...(erasure && { erased: { n: erasure.n, at: erasure.at } }) };
}
