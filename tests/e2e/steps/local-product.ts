import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { signJwt } from '../../../functions/security/tokens/token.ts';
import { TOKEN_LIFE_SECONDS } from '../../../functions/security/tokens/token-lives.ts';
import { localKeys } from '../../../infra/local/local-keys.ts';
import { NO_START_CEILINGS, type StartCeilings } from '../../../shared/induction-forms/start-ceilings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A process that neither serves nor ends within this time hangs; a busy machine needs a long limit. */
export const START_MILLISECONDS = 300_000;

export type Sent = { channel: 'email' | 'sms'; to: string; subject?: string; text: string; html?: string; at: string };

/** Nearly every other journey logs the demo's users in. */
const REMEMBERED_SCRYPT = './tests/fixtures/process/remembered-scrypt.ts';
const MOVED_CLOCK = './tests/fixtures/process/moved-clock.ts';
/** Names the folder of `LocalProduct.keepBegunData`. */
const BEGUN_DATA = 'BEGUN_DATA';

type Setup = {
  /** Whether passwords cost little, and a begun product's data is copied in place of being made anew. */
  isForJourneys?: true;
  ceilings?: StartCeilings;
  /** Whether its clock can be moved on. */
  hasMovedClock?: true;
  /** The checkout whose product it is, with its dependencies; this one by default. */
  root?: string;
};

/** The product as `npm start` runs it, in a separate process with its own data folder. */
export class LocalProduct {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #modules: readonly string[];
  readonly #ceilings: StartCeilings;
  readonly #root: string;
  #process: ChildProcess | undefined;

  private constructor(
    port: number,
    folder: string,
    { isForJourneys, hasMovedClock, ceilings = NO_START_CEILINGS, root = ROOT }: Setup,
  ) {
    this.#port = port;
    this.#folder = folder;
    this.#modules = ['tsx', ...(isForJourneys ? [REMEMBERED_SCRYPT] : []), ...(hasMovedClock ? [MOVED_CLOCK] : [])];
    this.#ceilings = ceilings;
    this.#root = root;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(setup: Setup = {}): Promise<LocalProduct> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tyomaaportti-e2e-'));
    const begun = process.env[BEGUN_DATA];
    if (setup.isForJourneys && begun !== undefined) await cp(begun, folder, { recursive: true });
    const product = new LocalProduct(await freePort(), folder, setup);
    await product.run();
    return product;
  }

  /** Lets the products of all worker processes begin with the data of one; answers what removes it. */
  static async keepBegunData(): Promise<() => Promise<void>> {
    const product = await LocalProduct.start({ isForJourneys: true });
    await product.#end('SIGTERM');
    process.env[BEGUN_DATA] = product.#folder;
    return () => product.stop();
  }

  /** Restarts on the same port and data. */
  async run(): Promise<void> {
    const env = {
      ...process.env,
      STORE_PATIENCE: '60000',
      START_CEILINGS: JSON.stringify(this.#ceilings),
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
    };
    const loaded = this.#modules.flatMap((name) => ['--import', name]);
    const child = spawn(process.execPath, [...loaded, 'infra/local/start.ts'], {
      cwd: this.#root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    child.stdout?.on('data', (text) => (said += text));
    child.stderr?.on('data', (text) => (said += text));
    this.#process = child;
    const deadline = Date.now() + START_MILLISECONDS;
    while (!(await this.#isHealthy())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the product did not start:\n${said}`);
      await after(50);
    }
  }

  /** A login token as if issued this many minutes ago. */
  async aged(token: string, minutes: number): Promise<string> {
    const { token: ring } = await localKeys(this.#folder);
    const now = () => new Date(Date.now() - minutes * 60_000);
    const { iat: _iat, exp: _exp, ...claims } = decodeJwt(token);
    return signJwt({ now, ring, audience: 'api' }, claims, TOKEN_LIFE_SECONDS.staff);
  }

  /** Ends the process like a power cut. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Moves the product's clock on. */
  async pass(minutes: number): Promise<void> {
    const child = this.#process;
    if (!child?.connected) throw new Error('The product has no clock to move.');
    const heard = once(child, 'message');
    child.send(minutes * 60_000);
    await heard;
  }

  /** Sent messages, newest first. */
  async outbox(): Promise<Sent[]> {
    return (await (await fetch(`${this.url}/dev/outbox.json`)).json()) as Sent[];
  }

  async #isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
