import { useSyncExternalStore } from 'react';
import type { OutboxView } from '../../offline/outbox-view.ts';
import { Outbox } from '../../offline/outbox.ts';
import { phone } from '../../offline/phone.ts';
import { inTurn, tabChannel } from '../../offline/tabs.ts';
import { serverTime } from '../../phone/server-clock.ts';
import { isLeft, keepFinished } from '../final/keep-finished.ts';

let isPersistenceAsked = false;

/** Asks the browser once to keep the queue when storage runs low. */
function askPersistence(): void {
  if (isPersistenceAsked) return;
  isPersistenceAsked = true;
  const { storage } = navigator as Partial<Navigator>;
  storage?.persist?.().catch(() => undefined);
}

function newOutbox(): Outbox {
  const tellTabs = tabChannel((news) => void outbox.hear(news));
  const outbox = new Outbox({
    store: phone(),
    loadCalls: async () => (await import('../worker-calls.ts')).WORKER_CALLS,
    lock: inTurn,
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    random: () => Math.random(),
    tellTabs,
    onWaiting: askPersistence,
    serverTime,
    isLeft,
    onFinished: keepFinished,
  });
  const sendAll = () => void outbox.sendAll();
  window.addEventListener('online', sendAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendAll());
  return outbox;
}

let made: Outbox | undefined;

/** This phone's outbox for the worker's inductions. */
export function workerOutbox(): Outbox {
  made ??= newOutbox();
  return made;
}

/** The current view of an induction's queue. */
export function useOutboxView(userFormId: string): OutboxView {
  return useSyncExternalStore(workerOutbox().subscribe, () => workerOutbox().view(userFormId));
}
