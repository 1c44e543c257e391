import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A process that neither serves nor ends by then hangs; one on a busy machine takes its time. */
export const START_MILLISECONDS = 300_000;

export type Sent = { channel: 'email' | 'sms'; to: string; subject?: string; text: string; html?: string; at: string };

/** The product as `npm start` runs it, in a process of its own with a data folder of its own. */
export class LocalProduct {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #preloaded: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, preloaded: readonly string[]) {
    this.#port = port;
    this.#folder = folder;
    this.#preloaded = preloaded;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `preloaded`: modules that its process loads before the product's own, by their paths in the repository. */
  static async start(preloaded: readonly string[] = []): Promise<LocalProduct> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tyomaaportti-e2e-'));
    const product = new LocalProduct(await freePort(), folder, preloaded);
    await product.run();
    return product;
  }

  /** Starts it again on the same port and data. */
  async run(): Promise<void> {
    const env = {
      ...process.env,
      TABLE_PATIENCE: '60000',
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
    };
    const loaded = ['tsx', ...this.#preloaded.map((module) => `./${module}`)].flatMap((name) => ['--import', name]);
    const child = spawn(process.execPath, [...loaded, 'infra/local/start.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    this.#process = child;
    const deadline = Date.now() + START_MILLISECONDS;
    while (!(await this.#isHealthy())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the product did not start:\n${said}`);
      await after(50);
    }
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** What was sent, newest first. */
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
