const KEPT = /^\/static\/(images|documents)\/(inductionForm|userForm)\/[^/]+\/[^/]+$/;
const CACHE_NAME = /^induction-files (\d+) (.+)$/;

/** The cache key of an induction's picture or document, its path without the token; undefined for any other path. */
export function keptFileKey(pathname: string): string | undefined {
  return KEPT.test(pathname) ? pathname : undefined;
}

/** An induction's cached files. `keptSince` in milliseconds since 1970. */
export type KeptFiles = { cacheName: string; userFormId: string; keptSince: number };

export function keptFilesOf(userFormId: string, keptSince: number): KeptFiles {
  return { cacheName: `induction-files ${keptSince} ${userFormId}`, userFormId, keptSince };
}

/** All inductions with cached files, the oldest first. */
export async function allKeptFiles(caches: CacheStorage): Promise<KeptFiles[]> {
  const names = (await caches.keys()).flatMap((name) => {
    const [, keptSince, userFormId] = CACHE_NAME.exec(name) ?? [];
    return keptSince && userFormId ? [keptFilesOf(userFormId, Number(keptSince))] : [];
  });
  return names.sort((a, b) => a.keptSince - b.keptSince);
}

/** The cached file of an address, under any token. */
export async function keptFile(caches: CacheStorage, pathname: string): Promise<Response | undefined> {
  for (const { cacheName } of await allKeptFiles(caches)) {
    const found = await caches.match(pathname, { cacheName });
    if (found) return found;
  }
  return undefined;
}
