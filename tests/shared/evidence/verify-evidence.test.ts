import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import type { Content, Evidence, SealedLink } from '../../../shared/evidence/evidence.ts';
import { stateOf, type Finding } from '../../../shared/evidence/finding.ts';
import { isFileOfName } from '../../../shared/evidence/hashes.ts';
import { markOf } from '../../../shared/evidence/mark.ts';
import { verifyEvidence, type Verdict } from '../../../shared/evidence/verify-evidence.ts';
import { chainOf, fileOf, hashOf, newTestKey } from '../../fixtures/evidence/evidence-maker.ts';
import { check } from '../../fixtures/evidence/independent-checker.mjs';
import { sampleInduction, samplePermit, type Sample } from '../../fixtures/evidence/sample-evidence.ts';

const bytesOf = (evidence: Evidence) => Buffer.from(canonicalJson(evidence));
const verified = ({ evidence, keys, days }: Sample) => verifyEvidence(bytesOf(evidence), keys, days);
const brokenOf = ({ findings }: Verdict): Finding[] => findings.filter((finding) => stateOf(finding) === 'broken');
const asSample = (sample: Sample, links: SealedLink[], parts = sample.evidence.parts): Sample => {
  const { days } = sample.evidence;
  return { ...sample, evidence: fileOf({ key: sample.key, links, parts, days }) };
};

/** Those that the links name. */
function partsOf(links: readonly SealedLink[], parts: Evidence['parts']): Evidence['parts'] {
  const named = JSON.stringify(links);
  return Object.fromEntries(Object.entries(parts).filter(([hash]) => named.includes(hash)));
}

describe('a whole file', () => {
  test.each([
    ['an induction', sampleInduction],
    ['a permit', samplePermit],
  ])('of %s verifies, and says its mark', async (_name, make) => {
    const sample = await make(5);
    const verdict = await verified(sample);
    expect(brokenOf(verdict)).toEqual([]);
    expect(verdict.outcome).toBe('whole');
    const newest = sample.evidence.links.at(-1)?.link;
    expect(verdict.mark).toBe(newest && markOf(newest));
    expect(verdict.mark).toMatch(/^\d · ([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
  });

  test('without the published keys proves nothing, and says so', async () => {
    const { evidence } = await sampleInduction();
    expect((await verifyEvidence(bytesOf(evidence))).outcome).toBe('unproven');
  });

  test('tells what an older link covered and was replaced since, and a day that is not over', async () => {
    const sample = await sampleInduction();
    const { findings } = await verified(sample);
    expect(findings).toContainEqual({ about: 'page', page: 1, link: 1, code: 'former' });
    const { links, parts } = sample.evidence;
    const today = { ...sample, evidence: fileOf({ key: sample.key, links, parts, days: [] }) };
    const verdict = await verified(today);
    expect(verdict.outcome).toBe('whole');
    expect(verdict.findings).toContainEqual({ about: 'day', link: 3, code: 'day_not_over' });
  });
});

/** The top-level member in whose text a byte lies; a seal's or a name's own bytes among them. */
function memberAt({ evidence }: Sample, offset: number): string {
  let at = 1;
  for (const name of Object.keys(evidence).toSorted()) {
    const length = Buffer.byteLength(canonicalJson({ [name]: evidence[name as keyof Evidence] })) - 1;
    if (offset < at + length) return name;
    at += length;
  }
  return '';
}

const belongsTo = (finding: Finding, member: string): boolean =>
  finding.member === member ||
  finding.place?.split('.')[0] === member ||
  finding.code === 'not_utf8' ||
  (member === 'seal' && finding.about === 'fileSeal') ||
  // The name of a member, and what stands between two, belongs to the one before as well.
  (finding.code === 'not_canonical' && (finding.member !== undefined || member === 'company' || member === 'seal'));

test('whichever byte of a file changes, the checker says so and names what it belongs to; the independent one says so too', async () => {
  const sample = await sampleInduction(3);
  const whole = bytesOf(sample.evidence);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (offset, change) => {
      const bytes = Buffer.from(whole);
      bytes[offset] = (bytes[offset] ?? 0) ^ change;
      const verdict = await verifyEvidence(bytes, sample.keys, sample.days);
      const member = memberAt(sample, offset);
      expect(['broken', 'unreadable']).toContain(verdict.outcome);
      expect(brokenOf(verdict).some((finding) => belongsTo(finding, member))).toBe(true);
      expect(check(bytes, sample.keys, sample.days)).not.toEqual([]);
    }),
    { numRuns: 400 },
  );
});

describe('a change is told by what it belongs to', () => {
  const changed = async (change: (evidence: Evidence) => void): Promise<Finding[]> => {
    const sample = await sampleInduction(2);
    const evidence = structuredClone(sample.evidence);
    change(evidence);
    return brokenOf(await verified({ ...sample, evidence }));
  };

  test.each<[string, (evidence: Evidence) => void, Partial<Finding>]>([
    ['a name', ({ names }) => (names['signed-by'] = 'Joku Muu'), { about: 'member', member: 'names', code: 'changed' }],
    [
      'when a link was made',
      ({ links }) => Object.assign(links[1]?.link ?? {}, { at: '2026-11-24T09:31:00.000Z' }),
      { about: 'link', link: 2, code: 'changed' },
    ],
    [
      'whether it was approved',
      ({ links }) => Object.assign(links[0]?.content ?? {}, { states: {} }),
      { about: 'content', link: 1, code: 'changed' },
    ],
    [
      'an answer of a page',
      ({ links, parts }) => {
        const content = links[2]?.content;
        const hash = content?.kind === 'userForm' ? content.pages[1]?.hash : undefined;
        parts[hash ?? ''] = { page: {}, answers: {} };
      },
      { about: 'page', page: 1, link: 3, code: 'changed' },
    ],
    ['a link that is left out', ({ links }) => links.splice(1, 1), { about: 'link', link: 2, code: 'out_of_chain' }],
    [
      'a step of a path',
      ({ days }) => Object.assign(days[0]?.path[0] ?? {}, { hash: 'a'.repeat(64) }),
      { about: 'day', day: '2026-11-24', code: 'changed' },
    ],
  ])('%s', async (_name, change, finding) => {
    expect(await changed(change)).toContainEqual(expect.objectContaining(finding));
  });

  test('a chain that is made anew with another key is of an unknown key', async () => {
    const sample = await sampleInduction();
    const key = newTestKey('k1');
    const { sub } = sample.evidence;
    const made = sample.evidence.links.map(({ link, content }) => ({ ...link, content: content as never }));
    const forged = fileOf({ key, links: chainOf(key, sub, made), parts: sample.evidence.parts, days: [] });
    const codes = brokenOf(await verified({ ...sample, evidence: forged })).map(({ code }) => code);
    expect(codes).toContain('seal_broken');
  });

  test('a part that nothing names belongs to another file', async () => {
    const sample = await sampleInduction();
    const parts = { ...sample.evidence.parts, ['b'.repeat(64)]: 'x' };
    expect(brokenOf(await verified(asSample(sample, sample.evidence.links, parts)))).toContainEqual({
      about: 'part',
      code: 'of_other',
      place: 'b'.repeat(64),
    });
  });
});

test.each([
  ['there', 'whole', true],
  ['missing', 'broken', false],
])('where a part that a member of another release names is %s, the file is %s', async (_name, outcome, isThere) => {
  const sample = await samplePermit();
  const { sub, links } = sample.evidence;
  const part = { later: 'a fact' };
  const made = links.map(({ link, content }) => ({ ...link, content: { ...content, later: hashOf(part) } as never }));
  const parts = { ...sample.evidence.parts, ...(isThere && { [hashOf(part)]: part }) };
  const evidence = fileOf({ key: sample.key, links: chainOf(sample.key, sub, made), parts, days: [] });
  const verdict = await verified({ ...sample, evidence });
  expect(verdict.outcome).toBe(outcome);
  expect(verdict.findings).toContainEqual({ about: 'otherPart', link: 2, code: isThere ? 'whole' : 'missing' });
  expect(check(bytesOf(evidence), sample.keys, sample.days).length === 0).toBe(isThere);
});

describe('a newest link without a path', () => {
  const cutIn = async (made: string) => {
    const sample = await sampleInduction(4);
    const { parts } = sample.evidence;
    const links = sample.evidence.links.slice(0, 2);
    const evidence = fileOf({ key: sample.key, links, parts: partsOf(links, parts), days: [], made });
    const codes = brokenOf(await verified({ ...sample, evidence })).map(({ about, code }) => `${about} ${code}`);
    return { codes, independent: check(bytesOf(evidence), sample.keys, sample.days) };
  };

  test('is of a day that was not over, where the file was made before its root', async () => {
    expect(await cutIn('2026-11-24T20:00:00.000Z')).toEqual({ codes: [], independent: [] });
  });

  test('had others behind it, where the root was there already', async () => {
    const { codes, independent } = await cutIn('2026-11-25T08:00:00.000Z');
    expect(codes).toEqual(['day left_out']);
    expect(independent).toEqual(['day 2026-11-24: no path from link 2']);
  });
});

describe('a leaked key', () => {
  const revoked = async (revokedAt: string): Promise<Verdict> => {
    const sample = await sampleInduction(4);
    const keys = { keys: sample.keys.keys.map((key) => ({ ...key, revokedAt })) };
    return verified({ ...sample, keys });
  };

  test('vouches for what lies under a root of before', async () => {
    expect((await revoked('2027-01-01T00:00:00.000Z')).outcome).toBe('whole');
  });

  test('vouches for nothing that does not', async () => {
    const verdict = await revoked('2026-11-24T12:00:00.000Z');
    expect(brokenOf(verdict)).toContainEqual({ about: 'seal', link: 1, code: 'key_revoked' });
  });
});

describe('an erased induction', () => {
  test('says when it was erased and that it was whole before', async () => {
    const sample = await sampleInduction();
    const { sub, company, links } = sample.evidence;
    const content: Content = { kind: 'erased', sub, company, erased: ['record'], salt: '00' };
    const at = '2033-02-03T08:00:00.000Z';
    const made = [
      ...links.map(({ link, content: its }) => ({ ...link, content: its as never })),
      { what: 'erased', at, content },
    ];
    const chain = chainOf(sample.key, sub, made).map((one) =>
      one.link.what === 'erased' ? one : { link: one.link, seal: one.seal },
    );
    const erased = { ...sample, evidence: fileOf({ key: sample.key, links: chain, parts: {}, days: [] }) };
    const verdict = await verified(erased);
    expect(verdict).toMatchObject({ outcome: 'whole', erased: { n: 4, at } });
    expect(verdict.findings).toContainEqual({ about: 'content', link: 1, code: 'erased' });
    const isLeftOut = {
      ...sample,
      evidence: fileOf({ key: sample.key, links: chain.slice(0, 3), parts: {}, days: [] }),
    };
    expect(brokenOf(await verified(isLeftOut))).toContainEqual({ about: 'content', link: 3, code: 'missing' });
  });
});

test('a checker written from the page of documentation alone agrees on 50 files, whole and changed', async () => {
  const makers = [sampleInduction, samplePermit];
  for (let seed = 0; seed < 50; seed += 1) {
    const sample = await makers[seed % 2]?.(seed);
    if (!sample) continue;
    const evidence = structuredClone(sample.evidence);
    if (seed % 3 === 1) evidence.names['x'] = 'y';
    if (seed % 3 === 2) Object.assign(evidence.links[0]?.link ?? {}, { how: 'login' });
    const { outcome } = await verified({ ...sample, evidence });
    const isWhole = check(bytesOf(evidence), sample.keys, sample.days).length === 0;
    expect(isWhole).toBe(outcome === 'whole');
    expect(isWhole).toBe(seed % 3 === 0);
  }
});

test('a file is held to its name by its bytes', async () => {
  const bytes = Buffer.from('a drawing');
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.png`;
  expect(await isFileOfName(name, bytes)).toBe(true);
  expect(await isFileOfName(name, Buffer.from('another'))).toBe(false);
});
