import type { ErrorCode, Issue } from '../../shared/core/errors.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import type { CallerUser } from '../../shared/core/caller.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import type { PresenceKind } from '../../shared/presence/presence-event.ts';

/** When the phone stored the row, by the server's clock, in milliseconds since 1970; undefined until that clock is known. */
export type Aging = { keptFrom?: number | undefined };

/** Why something waits for somebody and not for the network: the server's refusal. */
export type Refusal = { code: ErrorCode; issues: readonly Issue[] };

/** What was noted on this phone and waits to be sent. */
export type Noted = Aging & {
  /** When it happened, by the phone's clock. ISO 8601 UTC. */
  at: string;
  parking?: Refusal | undefined;
};

/** An induction begun on this phone: its keys and last page; no personal data. */
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
  /** The PIN that started it on this phone; absent where a code opened it. */
  pin?: string;
  /** The Idempotency-Key of its start. */
  startKey?: string;
  /** When this phone got it, by the phone's clock; a code may open an old induction here. ISO 8601 UTC. */
  keptSince?: string;
  /** When this phone last opened it, by the phone's clock. ISO 8601 UTC. */
  usedAt?: string;
  /** True on a shared device after the next person took it: the keys only send the queue and open nothing. */
  isLeft?: boolean | undefined;
};

/** A start without a known answer: the server may have created an induction. */
export type PendingStart = Aging & { key: string; pin: string };

/** The token of an edit code whose induction is not loaded yet: a code works only once. */
export type CodeToken = Aging & { id: string; token: string };

/** The only data that the phone stores for a finished induction's card. */
export type FinishedInduction = Aging & {
  userFormId: string;
  /** The PIN that started it; empty where another phone did. */
  pin: string;
  site: string;
  form: string;
  name: string;
  /** 9 digits. */
  number: string;
  /** When the server signed it. ISO 8601 UTC. */
  signed: string;
  passId?: string | undefined;
  /** The last answer about its pass, and when this phone got it, by its clock. ISO 8601 UTC. */
  pass?: Pass | undefined;
  fetchedAt?: string | undefined;
  /** By which this phone notes its worker at gates, the last that it noted, and what it has not sent yet. */
  checkInKey?: string | undefined;
  lastNoted?: OwnNoting | undefined;
  unsentNotings?: readonly OwnNoting[] | undefined;
};

/** A thing that is told by its name too, as the phone may have to without a network. */
export type Named = { _id: string; name: string };

/** Who arrived or left, by their pass. */
type UnsentNote = { what: 'note'; kind: PresenceKind; passId: string; name: string; employer: string };
/** Who was found in an evacuation of so many people, or was not after all. */
type UnsentTick = { what: 'tick'; passId: string; isFound: boolean; people: number };
type UnsentEnd = { what: 'end'; people: number };
export type NotedPresence = UnsentNote | UnsentTick | UnsentEnd;

/** What staff noted at a gate and is not sent yet. It goes under the name of whoever noted it, and a logout leaves it. */
export type UnsentPresence = Noted & {
  /** Its Idempotency-Key. */
  key: string;
  by: Named;
  company: string;
  project: Named;
} & NotedPresence;

/** An arrival or a leaving that a worker noted at a gate. `at` is ISO 8601 UTC, by the phone's clock. */
export type OwnNoting = { gateId: string; kind: 'in' | 'out'; at: string };

/** A permit as a link of one of its persons last showed it on this phone. */
export type OpenedPermit = Aging & {
  /** The link: the permit's id and the key. */
  key: string;
  permit: Permit;
  user: CallerUser;
  /** ISO 8601 UTC, by the phone's clock. */
  fetchedAt: string;
  /** How far the phone's clock was ahead of the server's, in milliseconds. */
  ahead: number;
};

/** A round of the watch that the server has not confirmed. */
export type UnsentRound = Noted & {
  /** By which the server knows it, so that a lost answer doubles nothing. */
  id: string;
  permitId: string;
  /** The user in whose login it was noted, and goes; absent where a link's person noted it. */
  userId?: string | undefined;
  /** The key of the link by which it was noted, and goes; absent for a typed PIN, and where no link may be kept. */
  link?: string | undefined;
  word: string;
  photo?: string | undefined;
};

/** The server's last known time over visits. `at` in milliseconds since 1970. */
export type KeptClock = { id: 'server'; at: number };

export type Rows = {
  sessions: WorkerSession;
  starts: PendingStart;
  codes: CodeToken;
  finished: FinishedInduction;
  clock: KeptClock;
};

export type Room = keyof Rows;

/** The rooms of small rows inside one transaction. */
export type Rooms = {
  get<R extends Room>(room: R, key: string): Promise<Rows[R] | undefined>;
  all<R extends Room>(room: R): Promise<Rows[R][]>;
  put<R extends Room>(room: R, row: Rows[R]): Promise<void>;
  remove(room: Room, key: string): Promise<void>;
};

export const SMALL_ROOMS: readonly Room[] = ['sessions', 'starts', 'codes', 'finished', 'clock'];
