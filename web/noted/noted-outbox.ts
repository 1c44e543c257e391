import { backOff } from '../offline/retry-delay.ts';
import type { Noted } from '../phone/rows.ts';
import type { NotedWorld, Sending } from './noted-world.ts';
import type { NotedStop } from './send-fate.ts';

/** The queue as a tab sees it. Every change makes a new object. */
export type NotedView<Row> = {
  rows: readonly Row[];
  isSending: boolean;
  /** Why the last sending stopped. */
  stop: NotedStop | undefined;
  /** What this tab has sent, and when by the phone's clock: a list that was asked for before is without it. ISO 8601 UTC. */
  sent: readonly { row: Row; sentAt: string }[];
};

/** What was noted on this phone and the server has not confirmed; all tabs share the store. */
export class NotedOutbox<Row extends Noted> {
  private current: NotedView<Row> = { rows: [], isSending: false, stop: undefined, sent: [] };
  private readonly listeners = new Set<() => void>();
  private readonly world: NotedWorld<Row>;
  private queued: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private refusedToken: string | undefined;
  private freshKey: string | undefined;

  constructor(world: NotedWorld<Row>) {
    this.world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly view = (): NotedView<Row> => this.current;

  private show(change: Partial<NotedView<Row>>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Reads the queue from the phone. */
  readonly open = async (): Promise<void> => this.show({ rows: await this.world.store.all() });

  private async changed(): Promise<void> {
    await this.open();
    this.world.tellTabs();
  }

  /** Keeps a row and sends what waits; resolves when it is written on the phone. */
  async add(row: Row): Promise<void> {
    const { store, keyOf, serverTime } = this.world;
    await store.put([{ ...row, keptFrom: serverTime() }]);
    this.freshKey = keyOf(row);
    await this.changed();
    void this.send();
  }

  /** Sends what the server refused once more. */
  async retry(keys: readonly string[]): Promise<void> {
    await this.rewrite(keys, (row) => ({ ...row, parking: undefined }));
  }

  protected async rewrite(keys: readonly string[], change: (row: Row) => Row): Promise<void> {
    const { store, lock, keyOf } = this.world;
    await lock(async () => {
      const rows = await store.all();
      await store.put(rows.filter((row) => keys.includes(keyOf(row))).map(change));
    });
    await this.changed();
    await this.send();
  }

  /** Removes what somebody has decided not to send. */
  async remove(keys: readonly string[]): Promise<void> {
    const { store, lock } = this.world;
    await lock(() => store.remove(keys));
    await this.changed();
  }

  /** Sends what waits of whoever is here. A call during a running send starts one more round after it. */
  readonly send = (): Promise<void> => {
    this.queued ??= this.world.lock(() => {
      this.queued = undefined;
      return this.round();
    });
    return this.queued;
  };

  private async round(): Promise<void> {
    clearTimeout(this.timer);
    await this.open();
    const next = this.world.next(this.current.rows);
    if (!next) return this.show({ stop: undefined });
    const hindrance = this.hindranceOf(next);
    this.show({ isSending: !hindrance });
    const stop = hindrance ?? (await this.drain().finally(() => this.show({ isSending: false })));
    this.freshKey = undefined;
    this.show({ stop });
    if (!hindrance) this.world.tellTabs();
    this.failures = stop ? this.failures + 1 : 0;
    if (stop && stop.kind !== 'login') this.sendLater(stop);
  }

  private hindranceOf({ token }: Sending<Row>): NotedStop | undefined {
    if (token !== undefined && token === this.refusedToken) return { kind: 'login' };
    return this.world.isOnline() ? undefined : { kind: 'network' };
  }

  private async drain(): Promise<NotedStop | undefined> {
    for (;;) {
      const sending = this.world.next(await this.world.store.all());
      if (!sending) return undefined;
      const stop = this.hindranceOf(sending) ?? (await this.sendOnce(sending));
      if (stop) return stop;
      await this.open();
    }
  }

  private async sendOnce({ rows, token, send }: Sending<Row>): Promise<NotedStop | undefined> {
    const { store, keyOf, fateOf, now, onEnded } = this.world;
    const isFresh = rows.some((row) => keyOf(row) === this.freshKey);
    try {
      const sentAt = new Date(now()).toISOString();
      await send(sentAt, isFresh);
      await store.remove(rows.map(keyOf));
      this.show({ sent: [...this.current.sent, ...rows.map((row) => ({ row, sentAt }))] });
      return undefined;
    } catch (error) {
      const fate = fateOf(error, rows);
      if (!('stop' in fate)) {
        await store.put(rows.map((row) => ({ ...row, ...fate.change })));
        return undefined;
      }
      if (fate.stop.kind === 'login' && token !== undefined) {
        this.refusedToken = token;
        onEnded(token);
      }
      return fate.stop;
    } finally {
      // What waited for this call was not made just now.
      this.freshKey = undefined;
    }
  }

  private sendLater(stop: NotedStop): void {
    const askedSeconds = stop.kind === 'failed' ? stop.retryAfterSeconds : undefined;
    const delay = backOff({ failures: this.failures, random: this.world.random(), askedSeconds });
    this.timer = setTimeout(() => void this.send(), delay);
  }
}
