const GATE_PATH = /^\/admin\/projects\/[\w-]+\/(gate(\/[\w-]+)?|presence|evacuation)$/;
const STAFF_FILE = /^\/(assets\/[^/]+|languages\/\w+\.staff\.json)$/;
const CACHE_PREFIX = 'gate-files ';

/** Whether staff open the address at a gate, where there may be no network. */
export function isGatePath(pathname: string): boolean {
  return GATE_PATH.test(pathname);
}

/** Whether the address is of a file that the staff's screens are made of. */
export function isStaffFile(pathname: string): boolean {
  return STAFF_FILE.test(pathname);
}

/** The cache in which a phone at a gate keeps the screens of one version of the site: the address of its first script. */
export function gateCacheName(version: string): string {
  return CACHE_PREFIX + version;
}

export function isGateCache(cacheName: string): boolean {
  return cacheName.startsWith(CACHE_PREFIX);
}

/** A file that the phone keeps of a version. */
export function keptGateFile(caches: CacheStorage, version: string, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: gateCacheName(version), ignoreVary: true });
}
