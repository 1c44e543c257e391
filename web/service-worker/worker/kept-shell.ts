import { inTime } from './in-time.ts';
import { SHELL_ADDRESS, ShellFiles, type ShellFile } from './shell-files.ts';

/** For how long a page waits for the network before it opens from what the phone has. */
const PATIENCE_MILLISECONDS = 3000;

/** What a page gets of one version of the site that is on this phone. */
export class KeptShell {
  readonly #files: ShellFiles;
  /** The pages that were opened from what is kept. */
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

  /** A file whose name tells its content: the phone's own first. */
  async hashed(request: Request): Promise<Response> {
    return (await this.#files.kept(pathOf(request))) ?? fetch(request);
  }

  /** The network's page; the kept one where there is none, where it is slow, or where the server is ill. */
  async page(event: FetchEvent): Promise<Response> {
    const response = await this.#inPatience(event.request, SHELL_ADDRESS);
    if (response.isKept) this.#openedFromHere.add(event.resultingClientId);
    return response.answer;
  }

  /** The texts of the version that the page is of: a page from the network is as new as what the network has. */
  async texts(event: FetchEvent): Promise<Response> {
    const path = pathOf(event.request);
    const kept = this.#openedFromHere.has(event.clientId) && (await this.#files.kept(path));
    return kept || (await this.#inPatience(event.request, path)).answer;
  }

  async #inPatience(request: Request, keptPath: string): Promise<{ answer: Response; isKept: boolean }> {
    const network = fetch(request);
    const inPatience = await inTime(network, PATIENCE_MILLISECONDS).catch(() => undefined);
    if (inPatience && inPatience.status < 500) return { answer: inPatience, isKept: false };
    const kept = await this.#files.kept(keptPath);
    return kept ? { answer: kept, isKept: true } : { answer: await network, isKept: false };
  }
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
