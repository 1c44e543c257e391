import type { OwnRoom } from '../phone/own-room.ts';
import type { Noted } from '../phone/rows.ts';
import type { Fate } from './send-fate.ts';

/** What goes next, in one call. */
export type Sending<Row> = {
  rows: readonly [Row, ...Row[]];
  /** The token of the login that it goes in; undefined where it goes by a link. */
  token: string | undefined;
  /**
   * `sentAt` is of the phone's clock; `isFresh`: it was noted just now. Rejects with an AppError when the server refuses, and with another
   * error when no answer came.
   */
  send: (sentAt: string, isFresh: boolean) => Promise<unknown>;
};

/** What an outbox of a phone's notes needs. */
export type NotedWorld<Row extends Noted> = {
  store: Omit<OwnRoom<Row>, 'drop'>;
  keyOf: (row: Row) => string;
  /** What goes next of all rows; undefined where nothing waits that whoever is here may send. */
  next: (rows: readonly Row[]) => Sending<Row> | undefined;
  /** What becomes of rows that were not taken. */
  fateOf: (error: unknown, rows: Sending<Row>['rows']) => Fate<Partial<Row>>;
  /** Runs the work under a lock that all tabs share. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  /** The server has ended the login of a token. */
  onEnded: (token: string) => void;
  isOnline: () => boolean;
  /** The phone's clock, in milliseconds since 1970. */
  now: () => number;
  /** The server's last known time, in milliseconds since 1970; undefined before the first answer. */
  serverTime: () => number | undefined;
  /** From 0 to 1. */
  random: () => number;
  tellTabs: () => void;
};
