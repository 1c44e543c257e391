import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { KeptInduction, Parking } from './kept-induction.ts';
import type { OutboxCalls } from './outbox-calls.ts';
import type { PhoneStore } from './phone-store.ts';
import type { Stop } from './send-outcome.ts';
import type { TabNews } from './tabs.ts';

/** One induction's queue as a tab sees it. Every change makes a new object. */
export type OutboxView = {
  kept: KeptInduction | undefined;
  isSending: boolean;
  /** Why the last sending stopped. */
  stop: Stop | undefined;
};

/** The state of a part at the end of a wait. */
export type Fate = { kind: 'sent' } | { kind: 'parked'; parking: Parking } | { kind: 'waits' };

export type OutboxWorld = {
  store: PhoneStore;
  /** The calls come with what sends. */
  loadCalls: () => Promise<OutboxCalls>;
  /** Runs the work under a lock that all tabs share by name. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  isOnline: () => boolean;
  /** The phone's clock, in milliseconds since 1970. */
  now: () => number;
  /** The server's last known time, in milliseconds since 1970; undefined before the first answer. */
  serverTime: () => number | undefined;
  /** From 0 to 1. */
  random: () => number;
  /** Notifies the other tabs that an induction has changed. */
  tellTabs: (news: TabNews) => void;
  /** Called when a part is queued. */
  onWaiting: () => void;
  /** Whether to remove an unfinished induction once its queue is empty. */
  isLeft: (userFormId: string) => Promise<boolean>;
  /** Called before the phone removes an induction that is signed or left. */
  onFinished: (form: UserForm) => Promise<void>;
};
