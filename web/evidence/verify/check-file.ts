import type { EvidenceDays, EvidenceKeys } from '../../../shared/evidence/evidence.ts';
import { isFileOfName } from '../../../shared/evidence/hashes.ts';
import { namedFiles, type NamedFile } from '../../../shared/evidence/named-files.ts';
import { verifyEvidence, type Verdict } from '../../../shared/evidence/verify-evidence.ts';
import { isZip, LARGEST, zipEntries, type ZipEntry } from '../zip/read-zip.ts';

/** A file beside the evidence: `absent` was taken by retention or left out, and is known by its name alone. */
export type FileFound = NamedFile & { code: 'whole' | 'changed' | 'absent' };

export type Check = {
  verdict: Verdict;
  /** What the evidence names; undefined where it came alone, as `evidence.json`. */
  files?: readonly FileFound[];
};

/** The file has no evidence in it. */
export class NoEvidence extends Error {
  override readonly name = 'NoEvidence';
}

/** No evidence is as large; it is not read into memory. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

type Published = { keys: EvidenceKeys | undefined; days: EvidenceDays | undefined };
type Source = {
  published: (company: string | undefined) => Promise<Published>;
  /** How many files of how many are done. */
  onProgress?: (done: number, all: number) => void;
};

const EVIDENCE = 'evidence.json';
const lastPart = (name: string) => name.split('/').pop() ?? '';

function companyIn(bytes: Uint8Array): string | undefined {
  try {
    const { company } = JSON.parse(new TextDecoder().decode(bytes)) as { company?: unknown };
    return typeof company === 'string' ? company : undefined;
  } catch {
    return undefined;
  }
}

/** Checks an evidence file or its ZIP. Of a ZIP one file at a time is read, so that the page goes on answering. */
export async function checkFile(file: Blob, { published, onProgress }: Source): Promise<Check> {
  const entries = (await isZip(file)) ? await zipEntries(file) : undefined;
  if (!entries && file.size > LARGEST) throw new TooLarge();
  const bytes = entries ? await evidenceOf(entries) : new Uint8Array(await new Response(file).arrayBuffer());
  const { keys, days } = await published(companyIn(bytes));
  const verdict = await verifyEvidence(bytes, keys, days);
  if (!entries || !verdict.evidence) return { verdict };
  const beside = new Map(entries.map((entry) => [lastPart(entry.name), entry]));
  const named = namedFiles(verdict.evidence);
  const files: FileFound[] = [];
  for (const one of named) {
    files.push({ ...one, code: await codeOf(one.name, beside.get(one.name)) });
    onProgress?.(files.length, named.length);
  }
  return { verdict, files };
}

async function evidenceOf(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const entry = entries.find(({ name }) => lastPart(name) === EVIDENCE);
  if (!entry) throw new NoEvidence();
  return entry.read();
}

async function codeOf(name: string, entry: ZipEntry | undefined): Promise<FileFound['code']> {
  if (!entry) return 'absent';
  return (await isFileOfName(name, await entry.read())) ? 'whole' : 'changed';
}

/** Whether a check tells of a change: in the evidence, or in a file beside it. */
export const isBroken = ({ verdict, files = [] }: Check): boolean =>
  verdict.outcome === 'broken' || files.some(({ code }) => code === 'changed');
