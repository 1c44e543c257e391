const KEPT = /^\/static\/(images|documents)\/(inductionForm|userForm)\/[^/]+\/[^/]+$/;
const CACHE_NAME = /^induction-files (\d+) (.+)$/;

/** The name under which a picture or document of an induction is kept, without its token; undefined for anything else. */
export function keptFileKey(pathname: string): string | undefined {
  return KEPT.test(pathname) ? pathname : undefined;
}

/** An induction's files on this phone. `keptSince` in milliseconds since 1970. */
export type KeptFiles = { cacheName: string; userFormId: string; keptSince: number };

export function keptFilesOf(userFormId: string, keptSince: number): KeptFiles {
  return { cacheName: `induction-files ${keptSince} ${userFormId}`, userFormId, keptSince };
}

/** Every induction of which files are on this phone, the oldest first. */
export async function allKeptFiles(caches: CacheStorage): Promise<KeptFiles[]> {
  const names = (await caches.keys()).flatMap((name) => {
    const [, keptSince, userFormId] = CACHE_NAME.exec(name) ?? [];
    return keptSince && userFormId ? [keptFilesOf(userFormId, Number(keptSince))] : [];
  });
  return names.sort((a, b) => a.keptSince - b.keptSince);
}

/** The kept file of an address, whatever its token. */
export async function keptFile(caches: CacheStorage, pathname: string): Promise<Response | undefined> {
  for (const { cacheName } of await allKeptFiles(caches)) {
    const found = await caches.match(pathname, { cacheName });
    if (found) return found;
  }
  return undefined;
}
