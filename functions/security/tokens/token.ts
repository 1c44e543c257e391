import { webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { AppError } from '../../../shared/core/errors.ts';
import type { World } from '../../world.ts';
import type { KeyRing } from '../keys.ts';
import { ShortMemory } from '../short-memory.ts';

const AUDIENCE = 'api';
const ALGORITHM = 'HS256';

type Signer = Pick<World, 'now'> & { ring: KeyRing; audience: string };

export async function signJwt(
  { now, ring, audience }: Signer,
  claims: JWTPayload,
  lifeSeconds: number,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000);
  const key = await importKey(ring, ring.current);
  if (!key) throw new AppError('not_configured', { message: 'the current signing key is missing' });
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: ring.current, typ: 'JWT' })
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifeSeconds)
    .sign(key);
}

export function signToken(world: World, claims: JWTPayload, lifeSeconds: number): Promise<string> {
  return signJwt({ now: world.now, ring: world.keys.token, audience: AUDIENCE }, claims, lifeSeconds);
}

/** A cache of the claims of lately verified tokens, by the ring that verified them: the same phone calls again within seconds. */
const verified = new WeakMap<KeyRing, ShortMemory<JWTPayload>>();
const REMEMBERED_TOKENS = 1000;
const REMEMBERED_MILLISECONDS = 5 * 60_000;

/** The claims of a valid token; 401 otherwise, with the message `UnauthorizedError: jwt expired` where the token has expired. */
export async function verifyToken(world: World, token: string): Promise<JWTPayload> {
  const now = world.now().getTime();
  const ofRing = verifiedBy(world.keys.token);
  const known = ofRing.get(token, now);
  if (known) return known;
  const claims = await verifyClaims(world, token);
  ofRing.set(token, claims, Math.min(now + REMEMBERED_MILLISECONDS, Number(claims.exp) * 1000));
  return claims;
}

function verifiedBy(ring: KeyRing): ShortMemory<JWTPayload> {
  const known = verified.get(ring);
  if (known) return known;
  const memory = new ShortMemory<JWTPayload>(REMEMBERED_TOKENS);
  verified.set(ring, memory);
  return memory;
}

async function verifyClaims(world: World, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => ringKey(world.keys.token, kid), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: world.now(),
      requiredClaims: ['exp', 'sub', 'kind'],
    });
    return payload;
  } catch (error) {
    const message = error instanceof errors.JWTExpired ? 'UnauthorizedError: jwt expired' : 'unauthorized';
    throw new AppError('unauthorized', { message });
  }
}

async function ringKey(ring: KeyRing, keyId: string | undefined): Promise<webcrypto.CryptoKey> {
  const key = keyId === undefined ? undefined : await importKey(ring, keyId);
  if (!key) throw new AppError('unauthorized');
  return key;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const imported = new Map<string, Promise<webcrypto.CryptoKey>>();

/** A key of the ring, imported for signing once per process. */
function importKey(ring: KeyRing, keyId: string): Promise<webcrypto.CryptoKey> | undefined {
  const secret = ring.keys[keyId];
  if (secret === undefined) return undefined;
  const ready =
    imported.get(secret) ??
    webcrypto.subtle.importKey('raw', Buffer.from(secret, 'base64url'), HMAC, false, ['sign', 'verify']);
  imported.set(secret, ready);
  return ready;
}
