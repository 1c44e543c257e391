import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../listening/byte-range.ts';
import { renameSynced, syncFolder, writeSynced } from '../data/write-durably.ts';
import { crc32Base64 } from './checksums.ts';

export type StoredObject = {
  key: string;
  /** In bytes. */
  size: number;
  /** The MD5 of the content in hexadecimal, in quotes. */
  etag: string;
  crc32: string;
  /** ISO 8601 UTC. */
  storedAt: string;
  /** Content-Type and the other headers that a GET returns, with lower-case names. */
  headers: Record<string, string>;
};

export type OpenObject = {
  object: StoredObject;
  /** Streams all or part of the content, then closes the file. */
  stream: (range?: ByteRange) => Readable;
  bytes: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** The limit of a first line: a key has at most 1 KiB, and Node accepts at most 16 KiB of headers. */
const LONGEST_FIRST_LINE = 20 * 1024;

/**
 * Objects on disk. Each is one file: a line of JSON metadata, then the bytes. Written to a temporary file and renamed, so that an object is
 * always whole, old or new. The file name is a hash of the key, so any key fits.
 */
export class ObjectFolder {
  readonly #folder: string;
  readonly #unfinished: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#unfinished = path.join(folder, 'unfinished');
  }

  static async open(folder: string): Promise<ObjectFolder> {
    const objects = new ObjectFolder(folder);
    await rm(objects.#unfinished, { recursive: true, force: true });
    await mkdir(objects.#unfinished, { recursive: true });
    return objects;
  }

  /** Stores an object and returns it; with `isNewOnly`, returns undefined when the key exists. */
  async put(
    key: string,
    content: Uint8Array,
    { headers = {}, isNewOnly = false }: { headers?: Record<string, string>; isNewOnly?: boolean } = {},
  ): Promise<StoredObject | undefined> {
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const storedAt = new Date().toISOString();
    const object: StoredObject = { key, size: content.length, etag, crc32: crc32Base64(content), storedAt, headers };
    const unfinished = path.join(this.#unfinished, randomUUID());
    await writeSynced(unfinished, [Buffer.from(`${JSON.stringify(object)}\n`), content]);
    const file = this.#fileOf(key);
    if (!isNewOnly) await renameSynced(unfinished, file);
    else if (!(await linkNew(unfinished, file))) return undefined;
    return object;
  }

  async head(key: string): Promise<StoredObject | undefined> {
    const opened = await this.read(key);
    await opened?.close();
    return opened?.object;
  }

  /** Opens an object; the open object stays unchanged when the stored one is replaced or removed. */
  async read(key: string): Promise<OpenObject | undefined> {
    return openObject(this.#fileOf(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  /** Every object with the key prefix, in S3's order: by the keys' bytes. */
  async list(prefix = ''): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (const entry of await readdir(this.#folder, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const opened = await openObject(path.join(this.#folder, entry.name));
      await opened?.close();
      if (opened?.object.key.startsWith(prefix)) found.push(opened.object);
    }
    return found.sort((a, b) => compareKeys(a.key, b.key));
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }
}

export const compareKeys = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

async function linkNew(unfinished: string, file: string): Promise<boolean> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(path.dirname(file));
  return true;
}

async function openObject(file: string): Promise<OpenObject | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_FIRST_LINE), 0, LONGEST_FIRST_LINE, 0);
  const contentStart = buffer.subarray(0, bytesRead).indexOf(0x0a) + 1;
  const object = JSON.parse(buffer.toString('utf8', 0, contentStart)) as StoredObject;
  const stream = ({ start, end }: ByteRange = { start: 0, end: object.size - 1 }): Readable =>
    handle.createReadStream({ start: contentStart + start, end: Math.max(contentStart + end, contentStart) });
  return { object, stream, bytes: () => contentOf(handle, contentStart, object.size), close: () => handle.close() };
}

async function contentOf(handle: FileHandle, start: number, size: number): Promise<Buffer> {
  try {
    const content = Buffer.alloc(size);
    await handle.read(content, 0, size, start);
    return content;
  } finally {
    await handle.close();
  }
}
