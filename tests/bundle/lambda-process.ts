import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What Lambda does around a bundle: loads it in a fresh process, then hands it one event at a time. */
const RUNTIME = `
  const { handler } = await import(process.argv[1]);
  process.on('message', async ({ id, event }) => {
    try {
      process.send({ id, result: await handler(event, { awsRequestId: id, getRemainingTimeInMillis: () => 60000 }) });
    } catch (error) {
      process.send({ id, error: String(error) });
    }
  });
  process.send({ id: 'ready' });
`;

type Answer = { id: string; result?: unknown; error?: string };

/** The Node that the bundles run under: `NODE_BINARY`, or else this one. */
export const LAMBDA_NODE = process.env['NODE_BINARY'] ?? process.execPath;

/** A bundled function as Lambda would run it. */
export class LambdaProcess {
  readonly #child: ChildProcess;
  #log = '';
  #count = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (this.#log += text.toString()));
  }

  /** `file` is the absolute path of the bundle; `env` is all that it finds in its environment. */
  static async start(file: string, env: Record<string, string>): Promise<LambdaProcess> {
    const child = spawn(LAMBDA_NODE, ['--input-type=module', '-e', RUNTIME, file], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const started = new LambdaProcess(child);
    await Promise.race([
      started.#answer('ready'),
      once(child, 'exit').then(() => Promise.reject(new Error(`the bundle did not load: ${started.log}`))),
    ]);
    return started;
  }

  /** All that the function has written to its log. */
  get log(): string {
    return this.#log;
  }

  async invoke(event: unknown): Promise<unknown> {
    this.#count += 1;
    const id = String(this.#count);
    const answer = this.#answer(id);
    this.#child.send({ id, event });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`the function failed: ${error}\n${this.#log}`);
    return result;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }

  #answer(id: string): Promise<Answer> {
    return new Promise((resolve) => {
      const listener = (answer: Answer) => {
        if (answer.id !== id) return;
        this.#child.off('message', listener);
        resolve(answer);
      };
      this.#child.on('message', listener);
    });
  }
}
