import type { ObjectFolder } from './object-folder.ts';

const LIFE_MILLISECONDS = 24 * 3600 * 1000;

/** Removes uploads not confirmed within a day, like the bucket's lifecycle rule on AWS; returns how many. */
export async function removeOldPending(folder: ObjectFolder, now: Date): Promise<number> {
  const pending = await folder.list('pending/');
  const old = pending.filter(({ storedAt }) => now.getTime() - Date.parse(storedAt) > LIFE_MILLISECONDS);
  for (const { key } of old) await folder.remove(key);
  return old.length;
}
