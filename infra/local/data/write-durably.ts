import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a new file and waits until its bytes are on disk; fails when the file exists, and removes it on failure. */
export async function writeSynced(file: string, parts: readonly Uint8Array[], mode = 0o644): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    // Continues after partial writes: a nearly full disk accepts only a part.
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Renames a synced file, so that it appears whole or not at all, even after a power cut. */
export async function renameSynced(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Makes new names in a folder durable across a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
