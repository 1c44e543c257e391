import type { PhoneStore } from '../../../web/offline/phone-store.ts';
import type { OutboxWorld } from '../../../web/offline/outbox-view.ts';
import { OutboxChanges } from '../../../web/offline/outbox-changes.ts';
import { Outbox } from '../../../web/offline/outbox.ts';
import type { TabNews } from '../../../web/offline/tabs.ts';
import type { OutboxCalls } from '../../../web/offline/outbox-calls.ts';

/** What every tab of one browser shares. */
export type Browser = { store: PhoneStore; lock: <T>(name: string, work: () => Promise<T>) => Promise<T>; now: number };

export function browserWith(store: PhoneStore): Browser {
  let turn: Promise<unknown> = Promise.resolve();
  const lock = <T>(_: string, work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  return { store, lock, now: Date.parse('2026-11-20T06:00:00Z') };
}

type TabOptions = {
  isOnline?: () => boolean;
  store?: PhoneStore;
  tellTabs?: (news: TabNews) => void;
  isLeft?: OutboxWorld['isLeft'];
  onFinished?: OutboxWorld['onFinished'];
};

/** A tab of the browser with an outbox of its own. */
export function tabOf(
  browser: Browser,
  calls: OutboxCalls,
  {
    isOnline = () => true,
    store,
    tellTabs = () => undefined,
    isLeft = async () => false,
    onFinished = async () => undefined,
  }: TabOptions = {},
): Outbox {
  return new Outbox({
    store: store ?? browser.store,
    loadCalls: async () => calls,
    lock: browser.lock,
    isOnline,
    now: () => browser.now,
    random: () => 0.5,
    tellTabs,
    onWaiting: () => undefined,
    serverTime: () => browser.now,
    isLeft,
    onFinished,
  });
}

/** What a worker changes in a tab. */
export const changesIn = (tab: Outbox): OutboxChanges => new OutboxChanges(tab);
