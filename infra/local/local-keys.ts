import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { PLAIN_KEYS } from '../../functions/security/keys.ts';
import { newRing } from '../aws/parts/keys/new-keys.ts';
import { RING_NAMES } from '../aws/parts/keys/rotation.ts';
import { StartError } from './start-error.ts';
import { renameSynced, writeSynced } from './data/write-durably.ts';

const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
const KeyRing = z.object({ current: z.string(), keys: z.record(z.string(), Secret) });
const Exchange = z.object({ to: z.string(), acceptedSince: z.string(), signsSince: z.exactOptional(z.string()) });
const LocalKeys = z.object({
  token: KeyRing,
  file: KeyRing,
  evidence: KeyRing,
  pepper: Secret,
  cursor: Secret,
  box: Secret,
  pass: Secret,
  /** Signs requests to the local object store. */
  objectStore: Secret,
  others: z.exactOptional(z.partialRecord(z.enum(PLAIN_KEYS), z.array(Secret))),
  lasting: z.exactOptional(Secret),
  rotation: z.exactOptional(z.partialRecord(z.enum(RING_NAMES), Exchange)),
});

/** This installation's secrets: those of the functions, and that of its object store. */
export type LocalKeys = z.infer<typeof LocalKeys>;

/** The keys in the data folder, created at the first start; only their owner can read them. */
export async function localKeys(folder: string): Promise<LocalKeys> {
  const file = fileIn(folder);
  const stored = await readFile(file, 'utf8').catch(notThere);
  if (stored === undefined) return newKeys(file);
  try {
    const kept = JSON.parse(stored) as Partial<LocalKeys>;
    const keys = LocalKeys.parse({ ...laterKeys(), ...kept });
    const isMissingSome = Object.keys(laterKeys()).some((name) => !(name in kept));
    if (isMissingSome) await writeKeys(file, keys);
    return keys;
  } catch {
    throw new StartError(`${file} is damaged: restore it, since without it nobody can log in or read stored codes.`);
  }
}

/** Replaces the keys in a folder whose server is not running. */
export function keepLocalKeys(folder: string, keys: LocalKeys): Promise<void> {
  return writeKeys(fileIn(folder), keys);
}

function fileIn(folder: string): string {
  return path.join(folder, 'keys.json');
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Keys of later releases, which folders of earlier ones lack. */
const laterKeys = () => ({ pass: newSecret(), evidence: newRing() });

async function newKeys(file: string): Promise<LocalKeys> {
  const secret = newSecret;
  const ring = () => ({ current: 'k1', keys: { k1: secret() } });
  const keys: LocalKeys = {
    token: ring(),
    file: ring(),
    pepper: secret(),
    cursor: secret(),
    box: secret(),
    ...laterKeys(),
    objectStore: secret(),
  };
  await writeKeys(file, keys);
  return keys;
}

async function writeKeys(file: string, keys: LocalKeys): Promise<void> {
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeSynced(unfinished, [Buffer.from(JSON.stringify(keys))], 0o600);
  await renameSynced(unfinished, file);
}
