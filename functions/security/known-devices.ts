import type { UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { DEVICE_COOKIE } from './device-cookie.ts';
import { isSealed, sealValue } from './keys.ts';

const PURPOSE = 'knownDevice';
const PATH = '/api/login';
const LIFE_SECONDS = 180 * 24 * 3600;
/** The most users for whom one browser is known. */
const MOST_USERS = 5;

type Account = Pick<UserRecord, '_id' | 'passwordHash'>;

/** The browser's id, where the user has logged in on it with their present password. */
export function findKnownDevice(world: World, user: Account, cookie: string | undefined): string | undefined {
  const own = entriesOf(cookie).find((entry) => entry.startsWith(`${user._id}.`));
  const [, at = '', seal = ''] = own?.split('.') ?? [];
  if (!isSealed(world.keys, PURPOSE, deviceSealText(user, at), seal)) return undefined;
  return Number(at) + LIFE_SECONDS > secondsOf(world) ? seal : undefined;
}

/** `Set-Cookie` for a browser on which a user has just logged in; it stays known to its earlier users. */
export function rememberDevice(world: World, user: Account, cookie: string | undefined): string {
  const at = String(secondsOf(world));
  const others = entriesOf(cookie).filter((entry) => !entry.startsWith(`${user._id}.`));
  const seal = sealValue(world.keys, PURPOSE, deviceSealText(user, at));
  const entries = [`${user._id}.${at}.${seal}`, ...others].slice(0, MOST_USERS);
  const attributes = `Path=${PATH}; Max-Age=${LIFE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;
  return `${DEVICE_COOKIE}=${entries.join('~')}; ${attributes}`;
}

function entriesOf(cookie = ''): string[] {
  return cookie.split('~').filter((entry) => /^[\w-]+\.\d+\.[\w-]+$/.test(entry));
}

/** Bound to the password's hash, so that a new password makes every browser unknown. */
function deviceSealText({ _id, passwordHash }: Account, at: string): string {
  return [_id, at, passwordHash].join('\n');
}

function secondsOf({ now }: World): number {
  return Math.floor(now().getTime() / 1000);
}
