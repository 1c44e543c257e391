const SCREEN_PATH = /^\/(admin\/projects\/[\w-]+\/(gate(\/[\w-]+)?|presence|evacuation)|view-permit\/.+)$/;
const SCREEN_FILE = /^\/(assets\/[^/]+|languages\/\w+\.staff\.json)$/;
const CACHE_PREFIX = 'screen-files ';

/** Whether the address is of a screen that a phone which has opened it keeps: at a gate, or of a permit by its link. */
export function isScreenPath(pathname: string): boolean {
  return SCREEN_PATH.test(pathname);
}

/** Whether the address is of a file that screens beyond a worker's are made of. */
export function isScreenFile(pathname: string): boolean {
  return SCREEN_FILE.test(pathname);
}

/** The cache in which a phone keeps such screens of one version of the site: the address of its first script. */
export function screenCacheName(version: string): string {
  return CACHE_PREFIX + version;
}

export function isScreenCache(cacheName: string): boolean {
  return cacheName.startsWith(CACHE_PREFIX);
}

/** A file that the phone keeps of a version. */
export function keptScreenFile(caches: CacheStorage, version: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: screenCacheName(version), ignoreVary: true });
}
