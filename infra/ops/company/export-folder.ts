import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CompanyThings } from '../../../functions/store/company-items.ts';
import type { ThingKind } from '../../../functions/store/company-things.ts';
import { SumOfHashes } from '../contents.ts';
import { OperatorError } from '../installation.ts';
import type { StoredFile } from '../whole-bucket.ts';
import type { StoredItem } from '../whole-table.ts';

/** What an export holds: of every file of lines how many and the SHA-256 of its bytes. */
export type Manifest = {
  format: 'tyomaaportti-company-1';
  company: { _id: string; name: string };
  lines: Record<string, { count: number; sha256: string }>;
};

/** Up to where a company was read: the items of the table come first, then the files in the order of their keys. */
export type Place = { of: 'items'; after?: StoredItem | undefined } | { of: 'files'; after?: string | undefined };

/** How far an export has come. */
export type Progress = {
  company: string;
  /** Where to go on; left out where all is read. */
  place?: Place | undefined;
  /** Lengths in bytes of the files of lines up to there; what lies behind is of a step that was not finished. */
  bytes: Record<string, number>;
  /** What was looked at and written so far. */
  done: { items: number; files: number; lines: number };
};

const MANIFEST = 'manifest.json';
const PROGRESS = 'progress.json';
/** What belonged to the company when its export began, so that one that goes on is of the same things. */
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

/** Where an object's content lies in the folder. Throws OperatorError for a key that is none of the product's. */
export function objectPath(folder: string, key: string): string {
  const isOurs = /^(static|versions)\//.test(key) && !key.split('/').some((part) => /^\.*$/.test(part));
  if (!isOurs) throw new OperatorError(`${key} is no file of a company.`);
  return path.join(folder, OBJECTS, key);
}

/** The progress of an unfinished export of the company; undefined in an empty folder. Throws OperatorError in any other. */
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

/** Takes away what a step has written that was not finished. */
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

/** The things that were found when the export began, found now where it begins. */
export async function keptThings(folder: string, find: () => Promise<CompanyThings>): Promise<CompanyThings> {
  const file = path.join(folder, THINGS);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const { company, ids } = JSON.parse(text) as { company: string; ids: Record<ThingKind, string[]> };
    return { company, ids: mapped(ids, (all) => new Set(all)) };
  }
  const things = await find();
  await writeWhole(file, { company: things.company, ids: mapped(things.ids, (all) => [...all]) });
  return things;
}

function mapped<From, To>(ids: Readonly<Record<ThingKind, From>>, to: (from: From) => To): Record<ThingKind, To> {
  return Object.fromEntries(Object.entries(ids).map(([kind, all]) => [kind, to(all)])) as Record<ThingKind, To>;
}

/** Adds lines to a file of lines; answers how many bytes they are. */
export async function addLines(folder: string, name: string, lines: readonly string[]): Promise<number> {
  const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  await appendFile(path.join(folder, linesFile(name)), text);
  return text.length;
}

/** Sums the folder up and ends the export. */
export async function finishExport(folder: string, company: Manifest['company']): Promise<Manifest> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).toSorted();
  const lines: Manifest['lines'] = {};
  for (const file of names) lines[path.basename(file, '.jsonl')] = await sumOf(path.join(folder, file));
  const manifest: Manifest = { format: 'tyomaaportti-company-1', company, lines };
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

/**
 * The manifest of a finished export, held against what lies in the folder, and what all of its lines amount to. Throws
 * OperatorError where they differ.
 */
export async function checkedManifest(folder: string): Promise<{ manifest: Manifest; sums: LineSums }> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`${folder} is no export, or one that was not finished.`);
  const manifest = JSON.parse(text) as Manifest;
  const sums = new LineSums();
  for (const [name, sum] of Object.entries(manifest.lines)) {
    const found = await sumOf(path.join(folder, linesFile(name))).catch(() => undefined);
    if (found?.sha256 !== sum.sha256) throw new OperatorError(`${linesFile(name)} is not what was exported.`);
    for await (const line of linesOf(folder, name)) sums.add(name, [line]);
  }
  return { manifest, sums };
}

/** What lines amount to, name by name, whatever their order: no two tables keep the same. */
export class LineSums {
  readonly #sums = new Map<string, SumOfHashes>();

  add(name: string, lines: readonly string[]): void {
    const sum = this.#sums.get(name) ?? new SumOfHashes();
    this.#sums.set(name, sum);
    for (const line of lines) sum.add(line);
  }

  /** The names whose lines are not the same as the other's. */
  differing(other: LineSums): string[] {
    const names = new Set([...this.#sums.keys(), ...other.#sums.keys()]);
    return [...names].filter((name) => this.#of(name) !== other.#of(name));
  }

  #of(name: string): string {
    const { count, hash } = this.#sums.get(name) ?? new SumOfHashes();
    return `${count} ${hash}`;
  }
}

export async function* linesOf(folder: string, name: string): AsyncGenerator<string> {
  const input = createReadStream(path.join(folder, linesFile(name)));
  yield* createInterface({ input, crlfDelay: Infinity });
}
