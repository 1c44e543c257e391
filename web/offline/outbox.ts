import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { allWaiting, isFinished, keptForm, type KeptInduction } from './kept-induction.ts';
import type { OutboxView, OutboxWorld } from './outbox-view.ts';
import { retryMilliseconds } from './retry-delay.ts';
import { isBusy } from './sweep.ts';
import type { Stop } from './send-outcome.ts';
import type { TabNews } from './tabs.ts';

const NOTHING: OutboxView = { kept: undefined, isSending: false, stop: undefined };

/**
 * The phone's sending queue as one tab sees it; all tabs share the store. What a worker changes goes through `OutboxChanges`, which comes
 * with the pages that let them change something.
 */
export class Outbox {
  readonly world: OutboxWorld;
  private readonly views = new Map<string, OutboxView>();
  private readonly listeners = new Set<() => void>();
  private readonly queued = new Map<string, Promise<void>>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly failures = new Map<string, number>();

  constructor(world: OutboxWorld) {
    this.world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  view(userFormId: string): OutboxView {
    return this.views.get(userFormId) ?? NOTHING;
  }

  private show(userFormId: string, change: Partial<OutboxView>): void {
    const [shown, view] = [this.view(userFormId), { ...this.view(userFormId), ...change }];
    if (JSON.stringify(view) === JSON.stringify(shown)) return;
    this.views.set(userFormId, view);
    for (const listener of this.listeners) listener();
  }

  /** Reads an induction from the phone. A finished form stays in view after the phone has removed it. */
  async open(userFormId: string): Promise<KeptInduction | undefined> {
    const kept = await this.world.store.induction(userFormId);
    if (kept) this.show(userFormId, { kept });
    return kept;
  }

  /** Takes a form that the server has just answered; shows a finished form without storing it. */
  async take(form: UserForm): Promise<void> {
    const { store, serverTime } = this.world;
    const known = await store.induction(form._id);
    const fresh = keptForm(form, serverTime());
    if (!known && form.meta.signed !== null) return this.show(form._id, { kept: fresh });
    const kept = known ?? (await store.change(form._id, (before) => before ?? fresh));
    if (kept === fresh) return this.show(form._id, { kept });
    const { withForm } = await import('./queue.ts');
    const newer = await store.change(form._id, (before) => (before ? withForm(before, form) : fresh));
    if (newer) this.show(form._id, { kept: newer });
  }

  /** Changes what the phone keeps, and says so to all tabs; `change` gets nothing where nothing is kept. */
  async change(
    userFormId: string,
    change: (kept: KeptInduction | undefined) => KeptInduction | undefined,
  ): Promise<KeptInduction | undefined> {
    const kept = await this.world.store.change(userFormId, change);
    if (kept) this.show(userFormId, { kept });
    this.world.tellTabs({ userFormId });
    return kept;
  }

  /** Removes everything of an induction from this phone. */
  async forget(userFormId: string): Promise<void> {
    const { store, lock, tellTabs } = this.world;
    this.stopTimer(userFormId);
    await store.remove(userFormId);
    this.views.delete(userFormId);
    tellTabs({ userFormId });
    // A hanging send must not block the removal; a second removal deletes what the send writes before it ends.
    await lock(userFormId, () => store.remove(userFormId));
  }

  /** Handles another tab's news. */
  async hear({ userFormId, finished }: TabNews): Promise<void> {
    if (!this.views.has(userFormId)) return;
    if (finished) this.show(userFormId, { kept: finished, stop: undefined });
    else await this.open(userFormId);
  }

  /** Sends an induction's queue. A call during a running send starts one more round after it. */
  send(userFormId: string): Promise<void> {
    const known = this.queued.get(userFormId);
    if (known) return known;
    const round = this.world.lock(userFormId, () => {
      this.queued.delete(userFormId);
      return this.round(userFormId);
    });
    this.queued.set(userFormId, round);
    return round;
  }

  private async round(userFormId: string): Promise<void> {
    this.stopTimer(userFormId);
    const kept = await this.open(userFormId);
    if (!kept) return;
    if (!allWaiting(kept).some(({ parking }) => !parking)) {
      this.show(userFormId, { stop: undefined });
      return this.letGo(kept);
    }
    if (!this.world.isOnline()) {
      this.show(userFormId, { stop: { kind: 'network' } });
      return;
    }
    this.show(userFormId, { isSending: true });
    const onChange = (changed: KeptInduction) => this.show(userFormId, { kept: changed });
    const stop = await Promise.all([import('./drain.ts'), this.world.loadCalls()])
      .then(
        ([{ drain }, calls]) => drain({ ...this.world, calls, onChange }, userFormId),
        (): Stop => ({ kind: 'network' }),
      )
      .finally(() => this.show(userFormId, { isSending: false }));
    this.show(userFormId, { stop });
    this.world.tellTabs({ userFormId });
    const after = await this.open(userFormId);
    if (after) await this.letGo(after);
    this.sendLater(userFormId);
  }

  /** Removes an induction that is finished, or that was left on the phone and is sent. */
  private async letGo(kept: KeptInduction): Promise<void> {
    const isOver = isFinished(kept) || (!isBusy(kept) && (await this.world.isLeft(kept.userFormId)));
    if (!isOver) return;
    await this.world.onFinished(kept.form);
    await this.world.store.remove(kept.userFormId);
    this.world.tellTabs({ userFormId: kept.userFormId, finished: kept });
  }

  /** Sends every induction's queue now, and removes finished inductions that a killed tab left behind. */
  async sendAll(): Promise<void> {
    const all = await this.world.store.inductions();
    const open = all.filter((kept) => isFinished(kept) || allWaiting(kept).some(({ parking }) => !parking));
    await Promise.all(open.map(({ userFormId }) => this.send(userFormId)));
  }

  private stopTimer(userFormId: string): void {
    clearTimeout(this.timers.get(userFormId));
    this.timers.delete(userFormId);
  }

  private sendLater(userFormId: string): void {
    const { kept, stop } = this.view(userFormId);
    const failures = stop ? (this.failures.get(userFormId) ?? 0) + 1 : 0;
    this.failures.set(userFormId, failures);
    const { now, random } = this.world;
    const delay = kept && retryMilliseconds({ kept, stop, failures, now: now(), random: random() });
    if (delay === undefined) return;
    this.timers.set(
      userFormId,
      setTimeout(() => void this.send(userFormId), delay),
    );
  }
}
