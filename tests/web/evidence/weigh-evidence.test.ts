import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Evidence } from '../../../shared/evidence/evidence.ts';
import { gatherEvidence, weighEvidence } from '../../../web/evidence/download/gather-evidence.ts';
import { permitPlaces } from '../../../web/evidence/download/file-places.ts';
import { zipEntries } from '../../../web/evidence/zip/read-zip.ts';
import { sampleInduction } from '../../fixtures/evidence/sample-evidence.ts';

afterEach(() => vi.unstubAllGlobals());

const PICTURE = `${'a'.repeat(32)}.jpg`;
const DOCUMENT = `${'b'.repeat(32)}.pdf`;
const tokens = { fileToken: 'f', documentToken: 'd', formImageToken: 'i', formDocumentToken: 'o' };
const places = permitPlaces({ _id: 'permit-1', permitFormId: { _id: 'form-1' }, ...tokens });

/** An evidence whose first details name a picture and a document. */
async function withFiles(): Promise<Evidence> {
  const { evidence } = await sampleInduction();
  const [first] = evidence.links;
  const details = first?.content?.kind === 'userForm' ? first.content.details : '';
  return { ...evidence, parts: { ...evidence.parts, [details]: { files: [PICTURE, DOCUMENT] } } };
}

/** A store whose files say that they have these sizes; answers what was asked of it. */
function storeOf(sizes: Readonly<Record<string, number>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    const name = /[^/?]+(?=\?)/.exec(address)?.[0] ?? '';
    const headers = { 'content-length': String(sizes[name]) };
    return Promise.resolve(new Response(method === 'HEAD' ? null : 'bytes', { headers }));
  });
  return asked;
}

const GATHERED = { places, page: '<p></p>', now: new Date('2026-11-24T12:00:00Z'), onProgress: () => undefined };
const filesIn = async (zip: Blob) => (await zipEntries(zip)).map(({ name }) => name).toSorted();

test('files of 200 MB come along with their pictures, and nothing is fetched before the size is told', async () => {
  const asked = storeOf({ [PICTURE]: 150_000_000, [DOCUMENT]: 50_000_000 });
  const weighed = await weighEvidence(await withFiles(), places);
  expect(weighed.isWithoutPictures).toBe(false);
  expect(weighed.bytes).toBeGreaterThan(200_000_000);
  expect(asked.every((call) => call.startsWith('HEAD '))).toBe(true);
  expect(await filesIn(await gatherEvidence(weighed, GATHERED))).toEqual(
    ['evidence.html', 'evidence.json', `files/${PICTURE}`, `files/${DOCUMENT}`].toSorted(),
  );
});

test('above 200 MB the pictures stay away, known by their hashes', async () => {
  const asked = storeOf({ [PICTURE]: 150_000_001, [DOCUMENT]: 50_000_000 });
  const weighed = await weighEvidence(await withFiles(), places);
  expect(weighed.isWithoutPictures).toBe(true);
  expect(weighed.bytes).toBeLessThan(50_100_000);
  const names = await filesIn(await gatherEvidence(weighed, GATHERED));
  expect(names).toEqual(['evidence.html', 'evidence.json', `files/${DOCUMENT}`].toSorted());
  expect(asked.filter((call) => call.startsWith('GET '))).toHaveLength(1);
});

test('a large evidence is read from its address, byte by byte', async () => {
  const evidence = await withFiles();
  const text = JSON.stringify(evidence);
  storeOf({ [PICTURE]: 1, [DOCUMENT]: 1 });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/static/evidence' ? Promise.resolve(new Response(text)) : fetch(address, init),
  );
  const weighed = await weighEvidence({ url: '/static/evidence' }, places);
  const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');
  expect(hashOf(weighed.text)).toBe(hashOf(text));
  expect(weighed.files.map(({ name }) => name).toSorted()).toEqual([PICTURE, DOCUMENT]);
});
