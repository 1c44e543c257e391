import { backOff } from '../../offline/retry-delay.ts';
import type { Named, NotedPresence, UnsentPresence } from '../../phone/rows.ts';
import { isOf, nextToSend } from './next-to-send.ts';
import type { PresenceWorld } from './outbox-world.ts';
import { fateOf, type PresenceStop } from './send-fate.ts';

/** The queue as a tab sees it. Every change makes a new object. */
export type PresenceView = {
  rows: readonly UnsentPresence[];
  isSending: boolean;
  /** Why the last sending stopped. */
  stop: PresenceStop | undefined;
  /** What this tab has sent, and when by the phone's clock: a list that was asked for before is without it. ISO 8601 UTC. */
  sent: readonly { row: UnsentPresence; sentAt: string }[];
};

/** What staff noted at this phone and the server has not confirmed; all tabs share the store. */
export class PresenceOutbox {
  private current: PresenceView = { rows: [], isSending: false, stop: undefined, sent: [] };
  private readonly listeners = new Set<() => void>();
  private readonly world: PresenceWorld;
  private queued: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private refusedToken: string | undefined;

  constructor(world: PresenceWorld) {
    this.world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly view = (): PresenceView => this.current;

  private show(change: Partial<PresenceView>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Reads the queue from the phone. */
  readonly open = async (): Promise<void> => this.show({ rows: await this.world.store.all() });

  private async changed(): Promise<void> {
    await this.open();
    this.world.tellTabs();
  }

  /** Notes something of this moment; resolves when it is written on the phone, with its key. Rejects where nobody is logged in. */
  async note(what: NotedPresence, project: Named): Promise<UnsentPresence> {
    const { store, sender, now, newKey, serverTime } = this.world;
    const by = sender();
    if (!by) throw new Error('nobody is logged in');
    const row: UnsentPresence = {
      ...what,
      project,
      key: newKey(),
      by: { _id: by._id, name: by.name },
      company: by.company,
      at: new Date(now()).toISOString(),
      keptFrom: serverTime(),
    };
    await store.put([row]);
    await this.changed();
    void this.send();
    return row;
  }

  /** Sends what the server refused once more. */
  async retry(keys: readonly string[]): Promise<void> {
    await this.rewrite(keys, (row) => ({ ...row, parking: undefined }));
  }

  /** Takes over what another user of the same company noted: it goes under the name of whoever is logged in. */
  async takeOver(keys: readonly string[]): Promise<void> {
    const by = this.world.sender();
    if (!by) return;
    await this.rewrite(keys, (row) =>
      row.company === by.company ? { ...row, by: { _id: by._id, name: by.name }, parking: undefined } : row,
    );
  }

  private async rewrite(keys: readonly string[], change: (row: UnsentPresence) => UnsentPresence): Promise<void> {
    const { store, lock } = this.world;
    await lock(async () => {
      const rows = await store.all();
      await store.put(rows.filter(({ key }) => keys.includes(key)).map(change));
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

  /** Sends what waits of whoever is logged in. A call during a running send starts one more round after it. */
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
    const { sender, isOnline } = this.world;
    const by = sender();
    if (!by || !this.current.rows.some((row) => isOf(row, by) && !row.parking)) return this.show({ stop: undefined });
    if (by.token === this.refusedToken) return this.show({ stop: { kind: 'login' } });
    if (!isOnline()) return this.show({ stop: { kind: 'network' } });
    this.show({ isSending: true });
    const stop = await this.drain().finally(() => this.show({ isSending: false }));
    this.show({ stop });
    this.world.tellTabs();
    this.failures = stop ? this.failures + 1 : 0;
    if (stop && stop.kind !== 'login') this.sendLater(stop);
  }

  private async drain(): Promise<PresenceStop | undefined> {
    const { store, send, sender, now, onEnded } = this.world;
    for (;;) {
      const by = sender();
      const batch = by && nextToSend(await store.all(), by);
      if (!batch) return undefined;
      const keys = batch.map(({ key }) => key);
      try {
        const sentAt = new Date(now()).toISOString();
        await send(batch, sentAt, by.token);
        await store.remove(keys);
        this.show({ sent: [...this.current.sent, ...batch.map((row) => ({ row, sentAt }))] });
      } catch (error) {
        const fate = fateOf(error);
        if ('stop' in fate) {
          if (fate.stop.kind === 'login') {
            this.refusedToken = by.token;
            onEnded(by.token);
          }
          return fate.stop;
        }
        await store.put(batch.map((row) => ({ ...row, ...fate })));
      }
      await this.open();
    }
  }

  private sendLater(stop: PresenceStop): void {
    const askedSeconds = stop.kind === 'failed' ? stop.retryAfterSeconds : undefined;
    const delay = backOff({ failures: this.failures, random: this.world.random(), askedSeconds });
    this.timer = setTimeout(() => void this.send(), delay);
  }
}
