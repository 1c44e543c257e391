import type { KeyRing, Keys } from '../../../functions/http/keys.ts';
import { FILE_TOKEN_LIFE_SECONDS, TOKEN_LIFE_SECONDS } from '../../../functions/http/token-lives.ts';

export const RING_NAMES = ['token', 'file'] as const;
/** The rings that hold several keys: those of the sessions and those of the tokens for files. */
export type RingName = (typeof RING_NAMES)[number];

/** How far the exchange of one key for the next has come; times are ISO 8601. */
type Exchange = { to: string; acceptedSince: string; signsSince?: string };

/** The keys as an installation keeps them, with the exchanges that are under way. */
export type StoredKeys = Keys & { rotation?: Partial<Record<RingName, Exchange>> };

export type Rotation = {
  rings: readonly RingName[];
  /** Whether somebody else may have the keys: the new ones are the only ones at once, which ends what the old have signed. */
  isLeaked?: boolean;
};

type Circumstances = {
  now: Date;
  /** After this long every process has read the keys anew, and the edge has them. */
  settleSeconds: number;
  /** A new key with its id. */
  newRing: () => KeyRing;
};

/** Seconds for which the youngest token of a key is good. */
const LONGEST_LIFE: Record<RingName, number> = {
  token: Math.max(...Object.values(TOKEN_LIFE_SECONDS)),
  file: FILE_TOKEN_LIFE_SECONDS,
};

const MEANT: Record<RingName, string> = { token: 'sessions', file: 'files' };

/**
 * Takes every step of a rotation whose time has come: a new key is accepted first, signs when everybody knows it, and the
 * old one goes when the last of its tokens is dead. While one of the rings is under way no other begins. Answers the keys
 * after it, and a sentence for each ring that was looked at.
 */
export function rotated(
  before: StoredKeys,
  { rings, isLeaked = false }: Rotation,
  circumstances: Circumstances,
): { keys: StoredKeys; says: string[] } {
  let keys = before;
  const underWay = rings.filter((name) => before.rotation?.[name]);
  const chosen = isLeaked || underWay.length === 0 ? rings : underWay;
  const says = chosen.map((name) => {
    const step = isLeaked ? replaced(keys, name, circumstances) : stepped(keys, name, circumstances);
    keys = step.keys;
    return `${MEANT[name]}: ${step.says}`;
  });
  return { keys, says };
}

type Step = { keys: StoredKeys; says: string };

function replaced(keys: StoredKeys, name: RingName, { newRing }: Circumstances): Step {
  const { [name]: _, ...rotation } = keys.rotation ?? {};
  return {
    keys: { ...keys, [name]: newRing(), rotation },
    says: 'a new key has replaced all others; what they had signed is dead.',
  };
}

function stepped(keys: StoredKeys, name: RingName, circumstances: Circumstances): Step {
  const exchange = keys.rotation?.[name];
  if (!exchange) return accepted(keys, name, circumstances);
  return exchange.signsSince === undefined
    ? switched(keys, name, exchange, circumstances)
    : retired(keys, name, { ...exchange, signsSince: exchange.signsSince }, circumstances);
}

function accepted(keys: StoredKeys, name: RingName, circumstances: Circumstances): Step {
  const { current: to, keys: added } = circumstances.newRing();
  const { current, keys: known } = keys[name];
  const exchange = { to, acceptedSince: circumstances.now.toISOString() };
  const ring = { current, keys: { ...known, ...added } };
  return switched(withRing(keys, name, ring, exchange), name, exchange, circumstances);
}

function switched(keys: StoredKeys, name: RingName, exchange: Exchange, { now, settleSeconds }: Circumstances): Step {
  const from = after(exchange.acceptedSince, settleSeconds);
  if (now < from) {
    return {
      keys,
      says: `the new key ${exchange.to} is accepted. Run this again from ${spoken(from)} on, to sign with it.`,
    };
  }
  const ring = { ...keys[name], current: exchange.to };
  const until = after(now.toISOString(), settleSeconds + LONGEST_LIFE[name]);
  return {
    keys: withRing(keys, name, ring, { ...exchange, signsSince: now.toISOString() }),
    says: `the new key ${exchange.to} signs. Run this again from ${spoken(until)} on, to retire the old one.`,
  };
}

function retired(
  keys: StoredKeys,
  name: RingName,
  { to, signsSince }: Exchange & { signsSince: string },
  { now, settleSeconds }: Circumstances,
): Step {
  const from = after(signsSince, settleSeconds + LONGEST_LIFE[name]);
  if (now < from) return { keys, says: `the old key is needed until ${spoken(from)}. Run this again then.` };
  const ring = { current: to, keys: { [to]: keys[name].keys[to] ?? '' } };
  return { keys: withRing(keys, name, ring, undefined), says: 'the old key is retired. The rotation is done.' };
}

function withRing(keys: StoredKeys, name: RingName, ring: KeyRing, exchange: Exchange | undefined): StoredKeys {
  const { [name]: _, ...others } = keys.rotation ?? {};
  return { ...keys, [name]: ring, rotation: { ...others, ...(exchange ? { [name]: exchange } : {}) } };
}

function after(time: string, seconds: number): Date {
  return new Date(Date.parse(time) + seconds * 1000);
}

function spoken(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
