/** A file of the built site; a file without a hash in its name carries an integrity. */
export type ShellFile = { url: string; integrity?: string };

/** An address for which the network always answers the application's page; `/index.html` and `/aloita` have their own pages. */
export const SHELL_ADDRESS = '/app';

const CACHE_NAME = 'shell';

/**
 * One version's files in the browser's cache. Reuses unchanged files of the previous version. The key of a file without a hash is its
 * address with its integrity, so that two versions never mix.
 */
export class ShellFiles {
  readonly #files: readonly ShellFile[];
  readonly #keys: ReadonlyMap<string, string>;

  constructor(files: readonly ShellFile[]) {
    this.#files = files;
    this.#keys = new Map(files.map((file) => [file.url, keyOf(file)]));
  }

  /** Whether this version contains the file at a path. */
  has(pathname: string): boolean {
    return this.#keys.has(pathname);
  }

  /** Fetches the files that the cache lacks, one by one; rejects when one cannot be fetched whole. */
  async fetchAll(): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    for (const file of this.#files) {
      if (!(await cache.match(keyOf(file)))) await cache.put(keyOf(file), await fetchShellFile(file));
    }
  }

  /** Removes files that only other versions use. */
  async forgetOthers(): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    const own = new Set([...this.#keys.values()].map((key) => new URL(key, location.origin).href));
    const others = (await cache.keys()).filter(({ url }) => !own.has(url));
    await Promise.all(others.map((other) => cache.delete(other)));
  }

  /** The cached file at a path of this version; undefined for any other path. */
  async kept(pathname: string): Promise<Response | undefined> {
    const key = this.#keys.get(pathname);
    return key === undefined ? undefined : (await caches.open(CACHE_NAME)).match(key);
  }
}

function keyOf({ url, integrity }: ShellFile): string {
  return integrity ? `${url}?${encodeURIComponent(integrity)}` : url;
}

/** A hashed file may come from the browser's HTTP cache; any other file is revalidated with the server. */
async function fetchShellFile({ url, integrity }: ShellFile): Promise<Response> {
  const response = await fetch(url, integrity ? { integrity, cache: 'no-cache' } : {});
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  return response;
}
