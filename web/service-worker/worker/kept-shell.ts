import { PrecacheController } from 'workbox-precaching';
import { inTime } from './in-time.ts';

export type ShellFile = { url: string; revision: string | null; integrity?: string };

/** For how long a page waits for the network before it opens from what the phone has. */
const PATIENCE_MILLISECONDS = 3000;
const PAGE = '/index.html';

/** The files of one version of the site on this phone, all of one build. */
export class KeptShell {
  /** Asks whether a file without a hash in its name has changed, so that it is not sent twice on the first visit. */
  readonly #files = new PrecacheController({
    plugins: [
      {
        requestWillFetch: async ({ request }) =>
          request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
      },
    ],
  });
  /** The pages that were opened from what is kept. */
  readonly #openedFromHere = new Set<string>();

  constructor(files: readonly ShellFile[]) {
    this.#files.precache([...files]);
  }

  has(url: string): boolean {
    return this.#files.getCacheKeyForURL(url) !== undefined;
  }

  /** A file whose name tells its content: the phone's own first. */
  async hashed(request: Request): Promise<Response> {
    return (await this.#files.matchPrecache(request)) ?? fetch(request);
  }

  /** The network's page; the kept one where there is none, where it is slow, or where the server is ill. */
  async page(event: FetchEvent): Promise<Response> {
    const response = await this.#inPatience(event.request, PAGE);
    if (response.isKept) this.#openedFromHere.add(event.resultingClientId);
    return response.answer;
  }

  /** The texts of the version that the page is of: a page from the network is as new as what the network has. */
  async texts(event: FetchEvent): Promise<Response> {
    const kept = this.#openedFromHere.has(event.clientId) && (await this.#files.matchPrecache(event.request));
    return kept || (await this.#inPatience(event.request, event.request.url)).answer;
  }

  async #inPatience(request: Request, keptUrl: string): Promise<{ answer: Response; isKept: boolean }> {
    const network = fetch(request);
    const inPatience = await inTime(network, PATIENCE_MILLISECONDS).catch(() => undefined);
    if (inPatience && inPatience.status < 500) return { answer: inPatience, isKept: false };
    const kept = await this.#files.matchPrecache(keptUrl);
    return kept ? { answer: kept, isKept: true } : { answer: await network, isKept: false };
  }
}
