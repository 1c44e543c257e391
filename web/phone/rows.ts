/** By the server's clock, since when a row is kept, in milliseconds since 1970; nothing until that is known. */
export type Aging = { keptFrom?: number | undefined };

/** An induction begun on this phone: the keys to it and where it was left; no personal data. */
export type WorkerSession = Aging & {
  userFormId: string;
  token: string;
  resumeKey?: string;
  /** The site's name, for "continue where you were". */
  name: string;
  pageIndex: number;
  pageCount: number;
  /** By the server's clock. ISO 8601 UTC. */
  startedAt: string;
  /** The PIN it was started with on this phone; none where it was opened by a code. */
  pin?: string;
  /** The Idempotency-Key of its start. */
  startKey?: string;
  /** Since when this phone has it, by the phone's clock: one begun long ago may be opened here by a code. ISO 8601 UTC. */
  keptSince?: string;
  /** When it was last open on this phone, by the phone's clock. ISO 8601 UTC. */
  usedAt?: string;
};

/** A start whose answer is not known: it may have made an induction. */
export type PendingStart = Aging & { key: string; pin: string };

/** A token that a code was given for and whose induction could not be loaded yet: a code works only once. */
export type CodeToken = Aging & { id: string; token: string };

/** What an induction's card shows on the phone that finished it, and nothing else of it. */
export type FinishedInduction = Aging & {
  userFormId: string;
  /** The PIN it was started with. */
  pin: string;
  site: string;
  form: string;
  name: string;
  /** 9 digits. */
  number: string;
  /** When the server signed it. ISO 8601 UTC. */
  signed: string;
};

/** What the phone remembers of the server's clock over visits. `at` in milliseconds since 1970. */
export type KeptClock = { id: 'server'; at: number };

export type Rows = {
  sessions: WorkerSession;
  starts: PendingStart;
  codes: CodeToken;
  finished: FinishedInduction;
  clock: KeptClock;
};

export type Room = keyof Rows;

/** The rooms of small rows as one transaction has them. */
export type Rooms = {
  get<R extends Room>(room: R, key: string): Promise<Rows[R] | undefined>;
  all<R extends Room>(room: R): Promise<Rows[R][]>;
  put<R extends Room>(room: R, row: Rows[R]): Promise<void>;
  remove(room: Room, key: string): Promise<void>;
};

export const SMALL_ROOMS: readonly Room[] = ['sessions', 'starts', 'codes', 'finished', 'clock'];
