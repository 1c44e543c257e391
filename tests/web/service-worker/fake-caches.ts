const addressOf = (request: RequestInfo | URL): string => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : request, 'http://site');
  return pathname + search;
};

/** A browser's caches as far as the product uses them. */
class FakeCache {
  readonly kept = new Map<string, Response>();

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.kept.get(addressOf(request))?.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.kept.set(addressOf(request), response);
  }

  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((address) => new Request(new URL(address, 'http://site')));
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.kept.delete(addressOf(request));
  }

  async matchAll(): Promise<Response[]> {
    return [...this.kept.values()].map((response) => response.clone());
  }
}

export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(request: RequestInfo | URL, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(request);
  }

  /** The addresses of everything that is kept. */
  addresses(): string[] {
    return [...this.#caches.values()].flatMap(({ kept }) => [...kept.keys()]);
  }
}
