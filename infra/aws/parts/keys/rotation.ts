import type { KeyRing, Keys } from '../../../../functions/security/keys.ts';
import { FILE_TOKEN_LIFE_SECONDS, TOKEN_LIFE_SECONDS } from '../../../../functions/security/tokens/token-lives.ts';
import { ringIn, withRing, type Ring } from './rings.ts';

export const RING_NAMES = ['token', 'file', 'pepper', 'cursor', 'box', 'origin', 'evidence'] as const;
/** The kinds of keys that hold several keys at a time: sessions, file tokens, and the kinds without key ids. */
export type RingName = (typeof RING_NAMES)[number];
/** Rings that may drop their old keys at once: people can get everything that the old keys made again. */
export const ENDABLE_RINGS: readonly RingName[] = ['token', 'file', 'pepper', 'cursor', 'evidence'];
/** The rings rotated by default. */
export const USUAL_RINGS: readonly RingName[] = ['token', 'file'];

/** The progress of replacing a key; times are ISO 8601. */
type Exchange = { to: string; acceptedSince: string; signsSince?: string };

/** The stored keys, with the rotations in progress. */
export type StoredKeys = Keys & { rotation?: Partial<Record<RingName, Exchange>> };

export type Rotation = {
  rings: readonly RingName[];
  /** The old keys may have leaked: the new ones replace them at once, which invalidates everything that the old ones signed. */
  isLeaked?: boolean;
  /** Whether the edge has been deployed with the new origin secret. */
  isDeployed?: boolean;
};

type Circumstances = {
  now: Date;
  /** The time until every process has reloaded the keys and the edge has them. */
  settleSeconds: number;
  newRing: () => KeyRing;
  isDeployed?: boolean;
};

/** The longest validity, in seconds, of anything that a key made; undefined keeps the old key. */
const LONGEST_LIFE: Record<RingName, number | undefined> = {
  token: Math.max(...Object.values(TOKEN_LIFE_SECONDS)),
  file: FILE_TOKEN_LIFE_SECONDS,
  // People print and remember PINs: a PIN stays valid as long as what it opens.
  pepper: undefined,
  // An open list continues as long as its session.
  cursor: Math.max(...Object.values(TOKEN_LIFE_SECONDS)),
  // The key of an authenticator app is as old as its user's use of it.
  box: undefined,
  origin: 0,
  // Its public part verifies for ever; nothing needs the private one any more.
  evidence: 0,
};

const MEANT: Record<RingName, string> = {
  token: 'sessions',
  file: 'files',
  pepper: 'PINs and codes',
  cursor: 'places in lists',
  box: 'secrets of messages and authenticator apps',
  origin: 'the edge',
  evidence: 'seals of evidence',
};

/**
 * Runs every rotation step that is due: accepts the new key, signs with it once every process knows it, and drops the old key once nothing
 * that it made is valid. While one of the rings is rotating, no other starts. Returns the new keys and a sentence per ring.
 */
export function rotateRings(
  before: StoredKeys,
  { rings, isLeaked = false, isDeployed = false }: Rotation,
  circumstances: Circumstances,
): { keys: StoredKeys; says: string[] } {
  let keys = before;
  const underWay = rings.filter((name) => before.rotation?.[name]);
  const chosen = isLeaked || underWay.length === 0 ? rings : underWay;
  const says = chosen.map((name) => {
    const around = { ...circumstances, isDeployed };
    const step = isLeaked ? replaceRing(keys, name, around) : stepRotation(keys, name, around);
    keys = step.keys;
    return `${MEANT[name]}: ${step.says}`;
  });
  return { keys, says };
}

type Step = { keys: StoredKeys; says: string };

function replaceRing(keys: StoredKeys, name: RingName, { newRing }: Circumstances): Step {
  const { current: id, keys: added } = newRing();
  const ring = { current: { id, key: added[id] ?? '' }, others: [] };
  return {
    keys: withRotation(keys, name, ring, undefined),
    says: 'a new key has replaced all others; what they had signed is dead.',
  };
}

function stepRotation(keys: StoredKeys, name: RingName, circumstances: Circumstances): Step {
  const exchange = keys.rotation?.[name];
  if (!exchange) return acceptNewKey(keys, name, circumstances);
  return exchange.signsSince === undefined
    ? switchToNewKey(keys, name, exchange, circumstances)
    : retireOldKey(keys, name, { ...exchange, signsSince: exchange.signsSince }, circumstances);
}

function acceptNewKey(keys: StoredKeys, name: RingName, circumstances: Circumstances): Step {
  const { current: to, keys: added } = circumstances.newRing();
  const { current, others } = ringIn(keys, name);
  const exchange = { to, acceptedSince: circumstances.now.toISOString() };
  const ring = { current, others: [{ id: to, key: added[to] ?? '' }, ...others] };
  return switchToNewKey(withRotation(keys, name, ring, exchange), name, exchange, circumstances);
}

function switchToNewKey(keys: StoredKeys, name: RingName, exchange: Exchange, circumstances: Circumstances): Step {
  const { now, settleSeconds } = circumstances;
  const from = after(exchange.acceptedSince, settleSeconds);
  if (now < from) {
    return {
      keys,
      says: `the new key ${exchange.to} is accepted. Run this again from ${spoken(from)} on, to sign with it.`,
    };
  }
  const { current, others } = ringIn(keys, name);
  const next = others.find(({ id }) => id === exchange.to) ?? others[0] ?? current;
  const ring = { current: next, others: [current, ...others.filter((one) => one !== next)] };
  const life = LONGEST_LIFE[name];
  if (life === undefined) {
    return {
      keys: withRotation(keys, name, ring, undefined),
      says: `the new key ${exchange.to} signs. The old one is kept for what was made with it. The rotation is done.`,
    };
  }
  const signing = withRotation(keys, name, ring, { ...exchange, signsSince: now.toISOString() });
  if (name === 'origin') return { keys: signing, says: deploySays(exchange) };
  const until = after(now.toISOString(), settleSeconds + life);
  return {
    keys: signing,
    says: `the new key ${exchange.to} signs. Run this again from ${spoken(until)} on, to retire the old one.`,
  };
}

function deploySays({ to }: Exchange): string {
  return `the edge is to send the new key ${to}. Deploy it with -c originKey=${to}, then run this again with --deployed, to retire the old one.`;
}

function retireOldKey(
  keys: StoredKeys,
  name: RingName,
  exchange: Exchange & { signsSince: string },
  { now, settleSeconds, isDeployed }: Circumstances,
): Step {
  if (name === 'origin' && isDeployed !== true) return { keys, says: deploySays(exchange) };
  const from = after(exchange.signsSince, settleSeconds + (LONGEST_LIFE[name] ?? 0));
  if (now < from) return { keys, says: `the old key is needed until ${spoken(from)}. Run this again then.` };
  const ring = { current: ringIn(keys, name).current, others: [] };
  return { keys: withRotation(keys, name, ring, undefined), says: 'the old key is retired. The rotation is done.' };
}

function withRotation(keys: StoredKeys, name: RingName, ring: Ring, exchange: Exchange | undefined): StoredKeys {
  const { [name]: _, ...others } = keys.rotation ?? {};
  return { ...withRing(keys, name, ring), rotation: { ...others, ...(exchange ? { [name]: exchange } : {}) } };
}

function after(time: string, seconds: number): Date {
  return new Date(Date.parse(time) + seconds * 1000);
}

function spoken(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
