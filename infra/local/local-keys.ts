import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';
import { renameSynced, writeSynced } from './write-durably.ts';

const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
const KeyRing = z.object({ current: z.string(), keys: z.record(z.string(), Secret) });
const LocalKeys = z.object({
  token: KeyRing,
  file: KeyRing,
  pepper: Secret,
  cursor: Secret,
  box: Secret,
  /** What signs requests to the local object store. */
  objectStore: Secret,
});

/** The secrets of this installation: those of the functions, and that of its own object store. */
export type LocalKeys = z.infer<typeof LocalKeys>;

/** The keys in the data folder, made at the first start and readable by their owner only. */
export async function localKeys(folder: string): Promise<LocalKeys> {
  const file = path.join(folder, 'keys.json');
  const stored = await readFile(file, 'utf8').catch(notThere);
  if (stored === undefined) return newKeys(file);
  try {
    return LocalKeys.parse(JSON.parse(stored));
  } catch {
    throw new StartError(`${file} is damaged: restore it, since without it nobody can log in or read stored codes.`);
  }
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function newKeys(file: string): Promise<LocalKeys> {
  const secret = (): string => randomBytes(32).toString('base64url');
  const ring = () => ({ current: 'k1', keys: { k1: secret() } });
  const keys: LocalKeys = {
    token: ring(),
    file: ring(),
    pepper: secret(),
    cursor: secret(),
    box: secret(),
    objectStore: secret(),
  };
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeSynced(unfinished, [Buffer.from(JSON.stringify(keys))], 0o600);
  await renameSynced(unfinished, file);
  return keys;
}
