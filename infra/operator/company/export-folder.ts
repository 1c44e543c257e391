import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompanyThings } from '../../../functions/store/company-data/company-items.ts';
import type { ThingKind } from '../../../functions/store/company-data/company-things.ts';
import { SumOfHashes } from '../contents.ts';
import { OperatorError } from '../installation.ts';
import { readLines } from '../read-lines.ts';
import type { StoredFile } from '../whole-bucket.ts';
import type { StoredItem } from '../whole-table.ts';

/** The content of an export: for each line file, the number of lines and the SHA-256 of its bytes. */
export type Manifest = {
  format: 'tyomaaportti-company-1';
  company: { _id: string; name: string };
  lines: Record<string, { count: number; sha256: string }>;
  /** Tells the key that made the ids of its passes from others; absent in exports of before. */
  passKey?: string;
};

/** The position in a company: first the table's items, then the files by key. */
export type Place = { of: 'items'; after?: StoredItem | undefined } | { of: 'files'; after?: string | undefined };

/** The progress of an export. */
export type Progress = {
  company: string;
  /** The resume position; absent at the end. */
  place?: Place | undefined;
  /** Byte lengths of the line files at this position; bytes beyond belong to an unfinished step. */
  bytes: Record<string, number>;
  /** What the export has read and written so far. */
  done: { items: number; files: number; lines: number };
};

const MANIFEST = 'manifest.json';
const PROGRESS = 'progress.json';
/** The company's things at the start of the export; a resumed export uses the same list. */
const THINGS = 'things.json';
const OBJECTS = 'files';
const linesFile = (name: string) => `${name}.jsonl`;

export type FileLine = {
  key: string;
  contentType: string;
  cacheControl?: string | undefined;
  bytes: number;
  sha256: string;
};

export function fileLine(key: string, { bytes, contentType, cacheControl }: StoredFile): FileLine {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key, contentType, cacheControl, bytes: bytes.length, sha256 };
}

/** The path of an object's content in the folder. Throws OperatorError for a key outside the product's folders. */
export function objectPath(folder: string, key: string): string {
  const isOurs = /^(static|versions)\//.test(key) && !key.split('/').some((part) => /^\.*$/.test(part));
  if (!isOurs) throw new OperatorError(`${key} is no file of a company.`);
  return path.join(folder, OBJECTS, key);
}

/** The progress of the company's unfinished export; undefined in an empty folder. Throws OperatorError for any other folder. */
export async function readProgress(folder: string, company: string): Promise<Progress | undefined> {
  await mkdir(folder, { recursive: true });
  const text = await readFile(path.join(folder, PROGRESS), 'utf8').catch(() => undefined);
  if (text === undefined) {
    const isBegun = (file: string) => file !== `${PROGRESS}.new`;
    if ((await readdir(folder)).some(isBegun)) throw new OperatorError(`The folder ${folder} is not empty.`);
    return undefined;
  }
  const progress = JSON.parse(text) as Progress;
  if (progress.company !== company) throw new OperatorError(`${folder} is an export of ${progress.company}.`);
  if (!('done' in progress))
    throw new OperatorError(`${folder} was begun by an earlier release: take an empty folder.`);
  await cutBack(folder, progress);
  return progress;
}

/** Truncates what an unfinished step has written. */
async function cutBack(folder: string, { bytes }: Progress): Promise<void> {
  for (const file of await readdir(folder)) {
    const name = path.basename(file, '.jsonl');
    if (linesFile(name) === file) await truncate(path.join(folder, file), bytes[name] ?? 0);
  }
}

export async function keepProgress(folder: string, progress: Progress): Promise<void> {
  await writeWhole(path.join(folder, PROGRESS), progress);
}

async function writeWhole(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value));
  await rename(`${file}.new`, file);
}

/** The list of things from the start of the export; `find` creates it. */
export async function keptThings(folder: string, find: () => Promise<CompanyThings>): Promise<CompanyThings> {
  const file = path.join(folder, THINGS);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const { company, ids } = JSON.parse(text) as { company: string; ids: Record<ThingKind, string[]> };
    return { company, ids: mapKinds(ids, (all) => new Set(all)) };
  }
  const things = await find();
  await writeWhole(file, { company: things.company, ids: mapKinds(things.ids, (all) => [...all]) });
  return things;
}

function mapKinds<From, To>(ids: Readonly<Record<ThingKind, From>>, to: (from: From) => To): Record<ThingKind, To> {
  return Object.fromEntries(Object.entries(ids).map(([kind, all]) => [kind, to(all)])) as Record<ThingKind, To>;
}

/** Appends lines to a line file; returns their bytes. */
export async function addLines(folder: string, name: string, lines: readonly string[]): Promise<number> {
  const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  await appendFile(path.join(folder, linesFile(name)), text);
  return text.length;
}

/** Writes the manifest and ends the export. */
export async function finishExport(
  folder: string,
  { company, passKey }: Required<Pick<Manifest, 'company' | 'passKey'>>,
): Promise<Manifest> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).toSorted();
  const lines: Manifest['lines'] = {};
  for (const file of names) lines[path.basename(file, '.jsonl')] = await sumOf(path.join(folder, file));
  const manifest: Manifest = { format: 'tyomaaportti-company-1', company, lines, passKey };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(path.join(folder, THINGS), { force: true });
  await rm(path.join(folder, PROGRESS));
  return manifest;
}

async function sumOf(file: string): Promise<{ count: number; sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (const byte of chunk) if (byte === 0x0a) count += 1;
  }
  return { count, sha256: hash.digest('hex') };
}

/** The manifest of a finished export, checked against the folder. Throws OperatorError when they differ. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`${folder} is no export, or one that was not finished.`);
  const manifest = JSON.parse(text) as Manifest;
  for (const [name, sum] of Object.entries(manifest.lines)) {
    const found = await sumOf(path.join(folder, linesFile(name))).catch(() => undefined);
    if (found?.sha256 !== sum.sha256) throw new OperatorError(`${linesFile(name)} is not what was exported.`);
  }
  return manifest;
}

/** Order-independent sums of lines by name: two tables return items in different orders. */
export class LineSums {
  readonly #sums = new Map<string, SumOfHashes>();

  add(name: string, lines: readonly string[]): void {
    const sum = this.#sums.get(name) ?? new SumOfHashes();
    this.#sums.set(name, sum);
    for (const line of lines) sum.add(line);
  }

  /** The names whose lines differ. */
  differing(other: LineSums): string[] {
    const names = new Set([...this.#sums.keys(), ...other.#sums.keys()]);
    return [...names].filter((name) => this.#of(name) !== other.#of(name));
  }

  #of(name: string): string {
    const { count, hash } = this.#sums.get(name) ?? new SumOfHashes();
    return `${count} ${hash}`;
  }
}

/** The lines of an export's file, in chunks. */
export function linesOf(folder: string, name: string, size: number): AsyncGenerator<string[]> {
  return readLines(path.join(folder, linesFile(name)), size);
}
