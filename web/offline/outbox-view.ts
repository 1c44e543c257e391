import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { KeptInduction, Parking } from './kept-induction.ts';
import type { OutboxCalls } from './outbox-calls.ts';
import type { PhoneStore } from './phone-store.ts';
import type { Stop } from './send-outcome.ts';
import type { TabNews } from './tabs.ts';

/** What a tab knows of an induction's queue. The object changes when anything in it does. */
export type OutboxView = {
  kept: KeptInduction | undefined;
  isSending: boolean;
  /** Why the last sending stopped. */
  stop: Stop | undefined;
};

/** What became of a part in the time that was waited for it. */
export type Fate = { kind: 'sent' } | { kind: 'parked'; parking: Parking } | { kind: 'waits' };

export type OutboxWorld = {
  store: PhoneStore;
  calls: OutboxCalls;
  /** Runs the work while no other tab runs any of the same name. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  isOnline: () => boolean;
  /** The phone's clock, in milliseconds since 1970. */
  now: () => number;
  /** The server's clock as it was last heard, in milliseconds since 1970; nothing where it never was. */
  serverTime: () => number | undefined;
  /** From 0 to 1. */
  random: () => number;
  /** Tells the other tabs that an induction has changed. */
  tellTabs: (news: TabNews) => void;
  /** Called when something begins to wait. */
  onWaiting: () => void;
  /** Called before the phone lets go of an induction that the server has signed. */
  onFinished: (form: UserForm) => Promise<void>;
};
