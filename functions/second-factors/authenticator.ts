import { AppError } from '../../shared/core/errors.ts';
import { toBase32 } from '../security/factors/base32.ts';
import { SECRET_BYTES, stepOfCode, totpUri } from '../security/factors/totp.ts';
import { encryptBox, openBox } from '../security/sealed-box.ts';
import type { Factors } from '../store/entities/users/second-factors.ts';
import type { World } from '../world.ts';

/** For installing an app meanwhile. */
const LIFE_SECONDS = 30 * 60;
const KIND = 'authenticator';

/** A new key for an app. Until a code of it comes back, only its ticket holds it. */
export function beginAuthenticator(world: World, { userId, email }: { userId: string; email: string }) {
  const secret = world.randomBytes(SECRET_BYTES);
  const until = world.now().getTime() + LIFE_SECONDS * 1000;
  const key = toBase32(secret);
  return {
    key,
    uri: totpUri({ key, issuer: world.settings.wordmark, account: email }),
    ticket: encryptBox(world.keys, [KIND, userId, until, Buffer.from(secret).toString('base64url')].join('\n')),
  };
}

type Given = { userId: string; ticket: string; code: string };

/** The app of a ticket, by a code of it: 410 `expired` for a ticket that is over or no ticket of the user's, 422 `wrong_code`. */
export function provedAuthenticator(world: World, given: Given): NonNullable<Factors['authenticator']> {
  const secret = secretOf(world, given);
  const now = world.now();
  const usedStep = stepOfCode(Buffer.from(secret, 'base64url'), { code: given.code, now, usedStep: 0 });
  if (usedStep === undefined) throw new AppError('wrong_code', { issues: [{ path: 'code', code: 'wrong_code' }] });
  return { box: encryptBox(world.keys, secret), usedStep, created: now.toISOString() };
}

function secretOf(world: World, { userId, ticket }: Given): string {
  const [kind, of, until, secret = ''] = opened(world, ticket).split('\n');
  if (kind !== KIND || of !== userId || Number(until) < world.now().getTime()) throw new AppError('expired');
  return secret;
}

function opened({ keys }: World, ticket: string): string {
  try {
    return openBox(keys, ticket);
  } catch {
    throw new AppError('expired');
  }
}
