/** A file of the built site; what has no hash in its name comes with the integrity of its content. */
export type ShellFile = { url: string; integrity?: string };

/** An address that the network always answers with the page of the application; `/index.html` and `/aloita` have pages of their own. */
export const SHELL_ADDRESS = '/app';

const CACHE_NAME = 'shell';

/**
 * One version's files in the phone's cache. Unchanged files of the version before are taken over as they are. What has
 * no hash in its name lies under its address with its integrity, so that two versions of it never mix.
 */
export class ShellFiles {
  readonly #files: readonly ShellFile[];
  readonly #keys: ReadonlyMap<string, string>;

  constructor(files: readonly ShellFile[]) {
    this.#files = files;
    this.#keys = new Map(files.map((file) => [file.url, keyOf(file)]));
  }

  /** Whether the file at a path is one of this version. */
  has(pathname: string): boolean {
    return this.#keys.has(pathname);
  }

  /** Fetches what the phone does not have yet, file by file; rejects when one of them cannot be had whole. */
  async fetchAll(): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    for (const file of this.#files) {
      if (!(await cache.match(keyOf(file)))) await cache.put(keyOf(file), await fetched(file));
    }
  }

  /** Throws away what only other versions have. */
  async forgetOthers(): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    const own = new Set([...this.#keys.values()].map((key) => new URL(key, location.origin).href));
    const others = (await cache.keys()).filter(({ url }) => !own.has(url));
    await Promise.all(others.map((other) => cache.delete(other)));
  }

  /** The kept file at a path of this version; undefined for any other. */
  async kept(pathname: string): Promise<Response | undefined> {
    const key = this.#keys.get(pathname);
    return key === undefined ? undefined : (await caches.open(CACHE_NAME)).match(key);
  }
}

function keyOf({ url, integrity }: ShellFile): string {
  return integrity ? `${url}?${encodeURIComponent(integrity)}` : url;
}

/** A hashed file may come from the browser's own cache; of another the server is asked whether it has changed. */
async function fetched({ url, integrity }: ShellFile): Promise<Response> {
  const response = await fetch(url, integrity ? { integrity, cache: 'no-cache' } : {});
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  return response;
}
