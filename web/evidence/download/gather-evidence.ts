import { eachAtOnce } from '../../../shared/core/each-at-once.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import type { Evidence } from '../../../shared/evidence/evidence.ts';
import { namedFiles, type NamedFile } from '../../../shared/evidence/named-files.ts';
import { NetworkError } from '../../app/api/network-error.ts';
import { zipOf, type ZipFile } from '../zip/write-zip.ts';
import { addressOf, isDocument, type FilePlaces } from './file-places.ts';

/** Above this the pictures stay away: they are named by their hashes. */
const MOST_BYTES = 200_000_000;
const AT_ONCE = 6;

/** An evidence with the files that it can take along. */
export type Gathering = {
  evidence: Evidence;
  /** The text that the seal of the file covers. */
  text: string;
  files: readonly NamedFile[];
  /** Of what comes along. */
  bytes: number;
  /** Whether pictures are left out for their size. */
  isWithoutPictures: boolean;
};

/** A large evidence lies at an address for an hour. */
export type EvidenceReply = object | { url: string };

async function evidenceOf(reply: EvidenceReply): Promise<{ evidence: Evidence; text: string }> {
  if (!('url' in reply)) return { evidence: reply as Evidence, text: canonicalJson(reply) };
  const response = await fetch(reply.url);
  if (!response.ok) throw new NetworkError(undefined);
  const text = await response.text();
  return { evidence: JSON.parse(text) as Evidence, text };
}

/** Undefined for a file that is not there: retention took it, and its name stays. */
async function sizeOf(file: NamedFile, places: FilePlaces): Promise<number | undefined> {
  const response = await fetch(addressOf(file, places), { method: 'HEAD' });
  return response.ok ? Number(response.headers.get('content-length') ?? 0) : undefined;
}

/** Asks for the evidence and for the sizes of its files, before any of these is fetched. */
export async function weighEvidence(reply: EvidenceReply, places: FilePlaces): Promise<Gathering> {
  const { evidence, text } = await evidenceOf(reply);
  const named = namedFiles(evidence);
  const sizes = await eachAtOnce(named, AT_ONCE, (file) => sizeOf(file, places));
  const there = named.flatMap((file, place) => (sizes[place] === undefined ? [] : [{ file, size: sizes[place] }]));
  const sumOf = (some: typeof there) => some.reduce((sum, { size }) => sum + size, 0);
  const isWithoutPictures = sumOf(there) > MOST_BYTES;
  const taken = isWithoutPictures ? there.filter(({ file }) => isDocument(file)) : there;
  const bytes = sumOf(taken) + new Blob([text]).size;
  return { evidence, text, files: taken.map(({ file }) => file), bytes, isWithoutPictures };
}

type Made = {
  places: FilePlaces;
  /** The page that reads without a network. */
  page: string;
  now: Date;
  onProgress: (done: number) => void;
};

/** Fetches the files and puts the ZIP together. */
export async function gatherEvidence(gathering: Gathering, { places, page, now, onProgress }: Made): Promise<Blob> {
  const { text, files } = gathering;
  let done = 0;
  const fetched = await eachAtOnce(files, AT_ONCE, async (file): Promise<ZipFile[]> => {
    const response = await fetch(addressOf(file, places));
    onProgress((done += 1));
    return response.ok ? [{ name: `files/${file.name}`, content: await response.blob() }] : [];
  });
  const json = { name: 'evidence.json', content: new Blob([text], { type: 'application/json' }) };
  const html = { name: 'evidence.html', content: new Blob([page], { type: 'text/html' }) };
  return zipOf([json, html, ...fetched.flat()], now);
}
