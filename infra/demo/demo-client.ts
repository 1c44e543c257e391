import { createApp } from '../../functions/api/app.ts';
import type { App } from '../../functions/http/answer.ts';
import { staffJwt } from '../../functions/http/staff-token.ts';
import { findUserByEmail } from '../../functions/store/users.ts';
import type { World } from '../../functions/world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- what the API answers is read here as JSON, whose shapes the demo's own calls know
type Reply = any;

const HOUR_MILLISECONDS = 3_600_000;

/** Somebody who uses the API in-process at a time of the past, by a clock that goes on by an hour at each `pass`. */
export class DemoClient {
  readonly world: World;
  readonly #app: App;
  #now: number;

  constructor(world: World, from: Date) {
    this.#now = from.getTime();
    this.world = { ...world, now: () => new Date(this.#now) };
    this.#app = createApp(this.world);
  }

  pass(hours: number): void {
    this.#now += hours * HOUR_MILLISECONDS;
  }

  async call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Reply> {
    const response = await this.#app.request(`/api${path}`, {
      method,
      headers: {
        'x-origin-secret': this.world.settings.originSecret,
        'x-viewer-address': '127.0.0.1',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reply: Reply = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
    return reply;
  }

  /** A token of a user without the work that checking a password is. */
  async login(account: string): Promise<string> {
    const user = await findUserByEmail(this.world.table, `${account}@example.com`);
    if (!user) throw new Error(`there is no ${account}`);
    return staffJwt(this.world, user);
  }
}
