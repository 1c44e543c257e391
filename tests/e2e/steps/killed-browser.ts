import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './local-product.ts';

const START_MILLISECONDS = 60_000;

/** A browser with its own profile; a test kills it as a phone does, and reopens it on the same profile. */
export class MortalBrowser {
  readonly #profile: string;
  #process: ChildProcess | undefined;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async create(): Promise<MortalBrowser> {
    return new MortalBrowser(await mkdtemp(path.join(tmpdir(), 'tyomaaportti-browser-')));
  }

  async open(): Promise<BrowserContext> {
    const port = await freePort();
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--disable-background-networking',
    ];
    const own = [`--user-data-dir=${this.#profile}`, `--remote-debugging-port=${port}`];
    this.#process = spawn(ensureBrowser(), [...flags, ...own, 'about:blank'], { stdio: 'ignore' });
    const deadline = Date.now() + START_MILLISECONDS;
    for (;;) {
      try {
        const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
        if (context) return context;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  /** Kills without warning: data not on disk is lost. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
