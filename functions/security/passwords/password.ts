import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { Turns } from './turns.ts';

// 16 MB of memory, so that several users can log in at once on a small Lambda (OWASP's list of scrypt settings).
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`: the settings are part of the hash, so that they can be raised later. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, Buffer.from(salt).toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** A hash that no password matches, so that logins of unknown accounts take the same time. */
export const UNMATCHED_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A hash that no password matches, for a user who has had a password. */
export function makeLockedHash(randomBytes: (count: number) => Uint8Array): string {
  const random = (count: number) => Buffer.from(randomBytes(count)).toString('base64url');
  return ['scrypt', COST.N, COST.r, COST.p, random(16), random(KEY_BYTES)].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  if (expected.length !== KEY_BYTES) return false;
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

/** Node derives keys in four threads, where tokens are verified and names looked up too: half of them are left to these. */
const inTurn = new Turns(2);

function derive(password: string, salt: Uint8Array, options: ScryptOptions): Promise<Buffer> {
  return inTurn.take(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
