import { KEPT_ON_PHONE_DAYS } from '../../shared/core/kept-on-phone.ts';
import { allKeptFiles, keptFileKey, keptFilesOf, type KeptFiles } from './worker/kept-files.ts';

const MOST_FILES = 60;
const MOST_BYTES = 50_000_000;
/** A larger file is fetched when somebody opens it, to spare the worker's mobile data. */
const MOST_FILE_BYTES = 3_000_000;
const LONGEST_MILLISECONDS = KEPT_ON_PHONE_DAYS * 24 * 3600 * 1000;

function canKeep(): boolean {
  return 'caches' in globalThis;
}

/**
 * Prefetches an induction's pictures and documents for offline use. `urls` are the pages' own addresses with tokens, the most needed first;
 * other addresses are ignored. Skips silently what it cannot fetch and what exceeds the room for this induction.
 */
export async function keepFiles(userFormId: string, urls: readonly string[]): Promise<void> {
  if (!canKeep()) return;
  await forgetOldFiles();
  const { cacheName } = await loadKeptFiles(userFormId);
  const cache = await caches.open(cacheName);
  for (const url of urls) await keepFile(cache, userFormId, url).catch(() => undefined);
}

/** Removes an induction's pictures and documents from this phone. */
export async function forgetFiles(userFormId: string): Promise<void> {
  if (!canKeep()) return;
  const kept = await allKeptFiles(caches);
  await drop(kept.filter((files) => files.userFormId === userFormId));
}

/** Removes files that are past their retention. */
export async function forgetOldFiles(): Promise<void> {
  if (!canKeep()) return;
  const kept = await allKeptFiles(caches);
  await drop(kept.filter(({ keptSince }) => Date.now() - keptSince > LONGEST_MILLISECONDS));
}

async function loadKeptFiles(userFormId: string): Promise<KeptFiles> {
  const kept = await allKeptFiles(caches);
  return kept.find((files) => files.userFormId === userFormId) ?? keptFilesOf(userFormId, Date.now());
}

async function keepFile(cache: Cache, userFormId: string, url: string): Promise<void> {
  const key = keptFileKey(new URL(url, location.href).pathname);
  if (!key || (await cache.match(key))) return;
  const response = await fetch(url);
  if (response.status !== 200 || Number(response.headers.get('content-length')) > MOST_FILE_BYTES) {
    await response.body?.cancel();
    return;
  }
  const content = await response.blob();
  if (!(await isRoomMade(userFormId, content.size))) return;
  const headers = new Headers(response.headers);
  headers.set('content-length', String(content.size));
  await cache.put(key, new Response(content, { headers }));
}

/** Makes room by removing older inductions' files; false where this induction alone fills the room. */
async function isRoomMade(userFormId: string, bytes: number): Promise<boolean> {
  for (;;) {
    const kept = await allKeptFiles(caches);
    const sizes = (await Promise.all(kept.map(sizesOf))).flat();
    const total = sizes.reduce((sum, size) => sum + size, bytes);
    if (sizes.length < MOST_FILES && total <= MOST_BYTES) return true;
    const oldest = kept.find((files) => files.userFormId !== userFormId);
    if (!oldest) return false;
    await drop([oldest]);
  }
}

async function sizesOf({ cacheName }: KeptFiles): Promise<number[]> {
  const responses = await (await caches.open(cacheName)).matchAll();
  return responses.map(({ headers }) => Number(headers.get('content-length')));
}

async function drop(kept: readonly KeptFiles[]): Promise<void> {
  await Promise.all(kept.map(({ cacheName }) => caches.delete(cacheName)));
}
