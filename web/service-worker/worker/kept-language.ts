const FILE = /^\/languages\/(\w+)\.worker\.json$/;
const CACHE_PREFIX = 'language ';

/** The cache in which a phone keeps the texts of its language for one version of the site: the address of its first script. */
export function languageCacheName(version: string): string {
  return CACHE_PREFIX + version;
}

/** Whether the address is of a worker's texts; those of Finnish and English are in the shell. */
export function isLanguageFile(pathname: string): boolean {
  return FILE.test(pathname);
}

/** The texts at a path that this phone keeps of a version. */
export function keptLanguage(caches: CacheStorage, version: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: languageCacheName(version), ignoreVary: true });
}

/** Keeps one language's texts, and no other's. */
export async function putLanguage(cache: Cache, path: string, texts: Response): Promise<void> {
  const before = await cache.keys();
  await cache.put(path, texts);
  await Promise.all(before.filter(({ url }) => new URL(url).pathname !== path).map((other) => cache.delete(other)));
}

/** Fetches for a new version the texts that the phone keeps of an earlier one; without a network it does without. */
export async function renewLanguage(caches: CacheStorage, version: string): Promise<void> {
  const names = await cachesOfLanguages(caches);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const newest = kept.flat().at(-1);
  if (!newest || names.includes(languageCacheName(version))) return;
  const path = new URL(newest.url).pathname;
  const texts = await fetch(path, { cache: 'no-cache' }).catch(() => undefined);
  if (texts?.status === 200) await putLanguage(await caches.open(languageCacheName(version)), path, texts);
}

/** Removes the texts of other versions. */
export async function forgetOtherLanguages(caches: CacheStorage, version: string): Promise<void> {
  const others = (await cachesOfLanguages(caches)).filter((name) => name !== languageCacheName(version));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function cachesOfLanguages(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}
