import { createApp } from '../../functions/api/app.ts';
import type { App } from '../../functions/http/answer.ts';
import { sessionJwt } from '../../functions/security/tokens/staff-token.ts';
import { findUserByEmail } from '../../functions/store/entities/users/users.ts';
import type { World } from '../../functions/world.ts';
import { addressOf, type AnyEndpoint, type Parts, type Reply } from '../../shared/core/endpoint.ts';
import { NO_START_CEILINGS } from '../../shared/induction-forms/start-ceilings.ts';
import { NO_SESSION_LIMITS } from '../../shared/sessions/session-limits.ts';
import type { Given } from './declared-call.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Calls the API in-process at a past time; its clock advances an hour at each `pass`. */
export class DemoClient {
  readonly world: World;
  readonly #app: App;
  #now: number;

  constructor(world: World, from: Date) {
    this.#now = from.getTime();
    const settings = { ...world.settings, starts: NO_START_CEILINGS, sessions: NO_SESSION_LIMITS };
    this.world = { ...world, settings, now: () => new Date(this.#now) };
    this.#app = createApp(this.world);
  }

  pass(hours: number): void {
    this.#now += hours * HOUR_MILLISECONDS;
  }

  /** Its clock stands at an instant, unless it was later already. */
  passTo(instant: Date): void {
    this.#now = Math.max(this.#now, instant.getTime());
  }

  /** Makes a declared call and returns its reply; throws unless it succeeds. */
  async call<E extends AnyEndpoint>(
    endpoint: E,
    given: Given<E>,
    { token }: { token?: string } = {},
  ): Promise<Reply<E>> {
    const parts = given as Parts;
    const { method } = endpoint;
    const path = addressOf(endpoint, parts);
    const response = await this.#app.request(`/api${path}`, {
      method,
      headers: {
        'x-origin-secret': this.world.settings.originSecret,
        'x-viewer-address': '127.0.0.1',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Reply<E>;
  }

  /** A user's token, without the cost of checking a password. */
  async login(account: string): Promise<string> {
    const user = await findUserByEmail(this.world.table, `${account}@example.com`);
    if (!user) throw new Error(`there is no ${account}`);
    return sessionJwt(this.world, user, { browser: '', network: '' });
  }
}
