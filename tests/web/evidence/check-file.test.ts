import { createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import { namedFiles } from '../../../shared/evidence/named-files.ts';
import type { Evidence } from '../../../shared/evidence/evidence.ts';
import { checkFile, isBroken, NoEvidence, TooLarge } from '../../../web/evidence/verify/check-file.ts';
import { UnreadableZip, zipEntries } from '../../../web/evidence/zip/read-zip.ts';
import { zipOf } from '../../../web/evidence/zip/write-zip.ts';
import { chainOf, fileOf, hashOf } from '../../fixtures/evidence/evidence-maker.ts';
import { sampleInduction, type Sample } from '../../fixtures/evidence/sample-evidence.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const blobOf = (evidence: Evidence) => new Blob([canonicalJson(evidence)]);
const nameOf = (bytes: Buffer, ending: string) =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`;

const DRAWING: Buffer = randomBytes(2000);
const CARD: Buffer = randomBytes(3000);

/** An induction whose second page has a drawn signature and a card. */
async function withFiles(): Promise<Sample & { zip: (files?: { drawing?: Buffer }) => Promise<Blob> }> {
  const sample = await sampleInduction();
  const content = [
    { kind: 'form', fields: [{ type: 'signature' }] },
    { kind: 'cards', names: [] },
  ];
  const part = {
    page: { title: 'Loppu', minReadTime: 0, content },
    answers: { '0': [{ signature: nameOf(DRAWING, 'png') }], '1': [{ imageSrc: nameOf(CARD, 'jpg') }] },
  };
  const [first] = sample.evidence.links;
  if (first?.content?.kind !== 'userForm') throw new Error('no induction');
  const named = {
    ...first.content,
    pages: [{ index: 1, signed: '2026-11-24T09:00:00.000Z', hash: hashOf(part) }],
  };
  const links = chainOf(sample.key, named.sub, [{ what: 'signed', at: '2026-11-24T09:00:00.000Z', content: named }]);
  const details = sample.evidence.parts[named.details];
  const parts = { [named.details]: details, [hashOf(part)]: part };
  const evidence = fileOf({ key: sample.key, links, parts, days: [] });
  const zip = ({ drawing = DRAWING } = {}) =>
    zipOf(
      [
        { name: 'evidence.json', content: blobOf(evidence) },
        { name: `files/${nameOf(DRAWING, 'png')}`, content: new Blob([new Uint8Array(drawing)]) },
        { name: `files/${nameOf(CARD, 'jpg')}`, content: new Blob([new Uint8Array(CARD)]) },
      ],
      NOW,
    );
  return { ...sample, evidence, zip };
}

const published = ({ keys, days }: Sample) => ({ published: async () => ({ keys, days }) });

describe('an evidence in the browser', () => {
  test('is whole as a file and as a ZIP with its files, and says what each file is', async () => {
    const sample = await withFiles();
    const alone = await checkFile(blobOf(sample.evidence), published(sample));
    expect({ ...alone, isBroken: isBroken(alone) }).toMatchObject({ verdict: { outcome: 'whole' }, isBroken: false });
    const check = await checkFile(await sample.zip(), published(sample));
    expect(isBroken(check)).toBe(false);
    expect(check.files).toEqual([
      { name: nameOf(DRAWING, 'png'), use: 'signature', of: 'own', page: 1, code: 'whole' },
      { name: nameOf(CARD, 'jpg'), use: 'card', of: 'own', page: 1, code: 'whole' },
    ]);
  });

  test('with one other byte in a drawing is told by the signature that it belongs to', async () => {
    const sample = await withFiles();
    const drawing = Buffer.from(DRAWING);
    drawing[1000] = (drawing[1000] ?? 0) ^ 1;
    const check = await checkFile(await sample.zip({ drawing }), published(sample));
    expect(check.verdict.outcome).toBe('whole');
    expect(isBroken(check)).toBe(true);
    expect(check.files?.find(({ code }) => code === 'changed')).toMatchObject({ use: 'signature', page: 1 });
  });

  test('with one other letter in an answer is told by its page', async () => {
    const sample = await withFiles();
    const text = canonicalJson(sample.evidence).replace('Loppu', 'Lopuu');
    const check = await checkFile(new Blob([text]), published(sample));
    expect(isBroken(check)).toBe(true);
    expect(check.verdict.findings).toContainEqual({ about: 'page', page: 1, link: 1, code: 'changed' });
  });

  test('asks for the days of its own company, and tells how far it is with the files', async () => {
    const sample = await withFiles();
    const seen: unknown[] = [];
    await checkFile(await sample.zip(), {
      published: async (company) => {
        seen.push(company);
        return sample;
      },
      onProgress: (done, all) => seen.push([done, all]),
    });
    expect(seen).toEqual([sample.evidence.company, [1, 2], [2, 2]]);
  });

  test('names each file once, the newest first', async () => {
    const { evidence } = await withFiles();
    expect(namedFiles(evidence)).toHaveLength(2);
  });
});

/** A ZIP as another program packs it: deflated, with a comment at its end. */
function packedAnew(name: string, content: Buffer): Blob {
  const packed = deflateRawSync(content);
  const path = Buffer.from(name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared, path, packed]);
  const central = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), shared, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(3, 20);
  return new Blob([local, central, end, Buffer.from('abc')]);
}

describe('a ZIP', () => {
  test('that another program packed anew reads the same', async () => {
    const content = Buffer.from('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
    const [entry] = await zipEntries(packedAnew('ä/evidence.json', content));
    expect(entry?.name).toBe('ä/evidence.json');
    expect(Buffer.from((await entry?.read()) ?? [])).toEqual(content);
  });

  test('without an evidence, cut short, or none at all is refused by what it is', async () => {
    const sample = await withFiles();
    const other = await zipOf([{ name: 'kuva.jpg', content: new Blob(['x']) }], NOW);
    await expect(checkFile(other, published(sample))).rejects.toThrow(NoEvidence);
    const zip = await sample.zip();
    await expect(checkFile(zip.slice(0, zip.size - 30), published(sample))).rejects.toThrow(UnreadableZip);
    const none = await checkFile(new Blob(['PDF']), published(sample));
    expect(none.verdict.outcome).toBe('unreadable');
    const large = Object.defineProperty(new Blob(['{}']), 'size', { value: 3_000_000_000 });
    await expect(checkFile(large, published(sample))).rejects.toThrow(TooLarge);
  });
});
