import type { OwnRoom } from '../../phone/own-room.ts';
import type { UnsentPresence } from '../../phone/rows.ts';

/** Who is logged in, and the token by which they are. */
export type Sender = { _id: string; name: string; company: string; token: string };

export type PresenceWorld = {
  /** What staff noted at this phone’s gates. */
  store: Omit<OwnRoom<UnsentPresence>, 'drop'>;
  /** Sends what belongs to one call. Rejects with an AppError when the server refuses, and with another error when no answer came. */
  send: (rows: readonly [UnsentPresence, ...UnsentPresence[]], sentAt: string, token: string) => Promise<unknown>;
  /** Runs the work under a lock that all tabs share. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  sender: () => Sender | undefined;
  /** The server has ended the login of a token. */
  onEnded: (token: string) => void;
  isOnline: () => boolean;
  /** The phone's clock, in milliseconds since 1970. */
  now: () => number;
  /** The server's last known time, in milliseconds since 1970; undefined before the first answer. */
  serverTime: () => number | undefined;
  /** From 0 to 1. */
  random: () => number;
  newKey: () => string;
  tellTabs: () => void;
};
