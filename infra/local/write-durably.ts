import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a new file and waits until its bytes are on the disk; fails where the file exists, and leaves none behind where it fails. */
export async function writeSynced(file: string, parts: readonly Uint8Array[], mode = 0o644): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    // Writes on until all of it is there: a disk that is nearly full takes a part.
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Gives a synced file its name, so that it is there whole or not at all, also after a power cut. */
export async function renameSynced(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Makes new names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
