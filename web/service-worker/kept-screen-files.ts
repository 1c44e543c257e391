import { screenCacheName, isScreenCache, isScreenFile, keptScreenFile } from './worker/screen-files.ts';

/** The version of this page: the address of its first script. */
function ownVersion(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
}

/** The files that this page has loaded of its screen. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = urls.filter(({ origin, pathname }) => origin === location.origin && isScreenFile(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/**
 * Keeps what this page has loaded, so that its screen opens without a network on this phone; other versions go. Keeps nothing where it cannot
 * have all.
 */
export async function keepScreenFiles(): Promise<void> {
  const version = ownVersion();
  if (version === undefined || !('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const files = loadedFiles();
  const known = await Promise.all(files.map((file) => keptScreenFile(caches, version, file)));
  const missing = files.filter((_, place) => known[place] === undefined);
  const fetched = await Promise.all(missing.map(async (file) => [file, await fetch(file)] as const));
  if (fetched.some(([, { status }]) => status !== 200)) return;
  const name = screenCacheName(version);
  const cache = await caches.open(name);
  for (const [file, response] of fetched) await cache.put(file, response);
  const others = (await caches.keys()).filter((other) => isScreenCache(other) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}
