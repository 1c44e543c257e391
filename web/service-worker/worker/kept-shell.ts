import { inTime } from './in-time.ts';
import { SHELL_ADDRESS, ShellFiles, type ShellFile } from './shell-files.ts';

/** How long a page waits for the network before the cached page opens. */
const PATIENCE_MILLISECONDS = 3000;

/** Serves one cached version of the site to its pages. */
export class KeptShell {
  readonly #files: ShellFiles;
  /** The clients whose page came from the cache. */
  readonly #openedFromHere = new Set<string>();

  constructor(files: readonly ShellFile[]) {
    this.#files = new ShellFiles(files);
  }

  has(pathname: string): boolean {
    return this.#files.has(pathname);
  }

  install(): Promise<void> {
    return this.#files.fetchAll();
  }

  activate(): Promise<void> {
    return this.#files.forgetOthers();
  }

  /** Serves a file with a content hash in its name: cache first. */
  async hashed(request: Request): Promise<Response> {
    return (await this.#files.kept(pathOf(request))) ?? fetch(request);
  }

  /** Serves the network's page; the cached one if the network fails, is slow, or the server answers with an error. */
  async page(event: FetchEvent): Promise<Response> {
    const response = await this.#inPatience(event.request, SHELL_ADDRESS);
    if (response.isKept) this.#openedFromHere.add(event.resultingClientId);
    return response.answer;
  }

  /** Whether a client's page came from the cache. */
  hasOpened(clientId: string): boolean {
    return this.#openedFromHere.has(clientId);
  }

  /** Serves the texts of the page's own version: a page from the network takes the network's texts. */
  async texts(event: FetchEvent): Promise<Response> {
    const path = pathOf(event.request);
    const kept = this.hasOpened(event.clientId) && (await this.#files.kept(path));
    return kept || (await this.#inPatience(event.request, path)).answer;
  }

  async #inPatience(request: Request, keptPath: string): Promise<Served> {
    return inPatience(request, () => this.#files.kept(keptPath));
  }
}

type Served = { answer: Response; isKept: boolean };

/** The network's answer; what `kept` finds if the network fails, is slow, or the server answers with an error. */
export async function inPatience(request: Request, kept: () => Promise<Response | undefined>): Promise<Served> {
  const network = fetch(request);
  const answer = await inTime(network, PATIENCE_MILLISECONDS).catch(() => undefined);
  if (answer && answer.status < 500) return { answer, isKept: false };
  const found = await kept();
  return found ? { answer: found, isKept: true } : { answer: await network, isKept: false };
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
