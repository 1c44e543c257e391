import type { App } from '../../../functions/http/answer.ts';
import { SeededChance } from '../../chaos/seeded-chance.ts';
import { CALM, type Weather } from '../../chaos/weather.ts';
import { ORIGIN_SECRET } from '../../fixtures/test-app.ts';

/** A browser's `fetch` to the app through a bad network: what is lost, and what comes twice, is drawn from a seed. */
export class ChaosFetch {
  readonly counts = { requests: 0, dropped: 0, lostAnswers: 0, doubled: 0 };
  weather: Weather = CALM;
  readonly #app: App;
  readonly #chance: SeededChance;

  constructor(app: App, seed: string) {
    this.#app = app;
    this.#chance = new SeededChance(seed);
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const key = new Headers(init.headers).get('idempotency-key') ?? url;
    this.counts.requests += 1;
    if (this.#chance.isDrawn(`dropped ${key}`, this.weather.droppedShare)) return this.#lose('dropped');
    const response = await this.#answer(url, init);
    if (this.#chance.isDrawn(`doubled ${key}`, this.weather.doubledShare)) {
      this.counts.doubled += 1;
      await this.#answer(url, init);
    }
    return this.#chance.isDrawn(`lost ${key}`, this.weather.lostAnswerShare) ? this.#lose('lostAnswers') : response;
  };

  async #answer(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const sent = new Headers(headers);
    sent.set('x-origin-secret', ORIGIN_SECRET);
    sent.set('x-viewer-address', '192.0.2.1');
    return this.#app.request(url, { method, headers: sent, ...(typeof body === 'string' && { body }) });
  }

  #lose(how: 'dropped' | 'lostAnswers'): never {
    this.counts[how] += 1;
    throw new TypeError('network');
  }
}
