import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { answerOf, type Answer, type Asked } from './forwarded.ts';
import { SeededChance } from './seeded-chance.ts';
import { CALM, type Weather } from './weather.ts';

export type ChaosCounts = Record<'requests' | 'dropped' | 'lostAnswers' | 'doubled' | 'refusedWhileDead', number>;

/** What went through in one request: bytes of the bodies, as they were compressed. */
export type Passed = { method: string; path: string; bytesUp: number; bytesDown: number };

/** Changes an answer on its way, by the path that was asked. */
type Rewrite = (path: string, answer: Answer) => Answer;

/**
 * An HTTP proxy between a browser and the product, to be given to the browser as its proxy, so that the product keeps
 * its own origin. What it does to each request comes from the seed.
 */
export class ChaosProxy {
  readonly counts: ChaosCounts = { requests: 0, dropped: 0, lostAnswers: 0, doubled: 0, refusedWhileDead: 0 };
  /** Every request whose answer reached the browser. */
  readonly passed: Passed[] = [];
  weather: Weather = CALM;
  rewrite: Rewrite | undefined;
  /** Nothing goes through for as long as it is so. */
  isDead = false;
  readonly #chance: SeededChance;
  readonly #server: http.Server;
  #deadUntil = 0;

  private constructor(seed: string) {
    this.#chance = new SeededChance(seed);
    this.#server = http.createServer((request, response) => {
      this.#pass(request, response).catch(() => response.destroy());
    });
    // Encrypted connections are to places outside this machine, of which the product needs none.
    this.#server.on('connect', (_request, socket) => socket.destroy());
  }

  static async start(seed: string): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(seed);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** For a browser's proxy setting. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const asked = await readAsked(request);
    // What is to be rewritten has to come.
    if (this.rewrite) delete asked.headers['if-none-match'];
    const { weather } = this;
    const is = (event: string, share: number) => this.#chance.isDrawn(`${event} ${purposeOf(asked)}`, share);
    this.counts.requests += 1;
    if (is('dead', weather.deadShare)) this.#deadUntil = Date.now() + weather.deadMilliseconds;
    if (this.isDead || Date.now() < this.#deadUntil) return this.#lose(response, 'refusedWhileDead');
    await after(weather.roundTripMilliseconds / 2);
    if (is('dropped', weather.droppedShare)) return this.#lose(response, 'dropped');
    const answer = await answerOf(asked);
    if (asked.method !== 'GET' && is('doubled', weather.doubledShare)) {
      this.counts.doubled += 1;
      await answerOf(asked);
    }
    await after(weather.roundTripMilliseconds / 2);
    if (is('lost', weather.lostAnswerShare)) return this.#lose(response, 'lostAnswers');
    const path = new URL(asked.url).pathname;
    const { status, headers, body, bytes } = this.rewrite?.(path, answer) ?? answer;
    this.passed.push({ method: asked.method, path, bytesUp: asked.body.length, bytesDown: bytes });
    response.writeHead(status, headers).end(body);
  }

  /** Ends the connection without a word, as a lost network does. */
  #lose(response: http.ServerResponse, how: keyof ChaosCounts): void {
    this.counts[how] += 1;
    response.socket?.resetAndDestroy();
  }
}

async function readAsked(request: http.IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = request;
  return { method, url, headers, body: Buffer.concat(chunks) };
}

/** What a request is for, the same in every run: ids are different each time. */
function purposeOf({ method, url }: Asked): string {
  return `${method} ${new URL(url).pathname.replace(/[\w-]{20,}/g, '*')}`;
}
