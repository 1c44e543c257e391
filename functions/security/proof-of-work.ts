import { createHash } from 'node:crypto';
import { AppError } from '../../shared/core/errors.ts';
import { isSolution, puzzle, readProof, seedOf } from '../../shared/core/proof-of-work.ts';
import type { World } from '../world.ts';
import { isSealed, sealValue } from './keys.ts';

/** 65,536 hashes on average, measured (decision 0032). */
const PARTS = 16;
const BITS = 12;
const LIFE_SECONDS = 10 * 60;
const SALT_BYTES = 12;
const PURPOSE = 'proofOfWork';

/**
 * The scope of a proof: one purpose, one address, one subject. The subject is the tried thing itself (a PIN, an idempotency key, a login),
 * so that a replayed proof gains nothing and none needs to be remembered.
 */
export type Tried = { purpose: string; subject: string; address: string };

/** 429 with the seconds to wait, and with a challenge whose solution replaces the wait. */
export function proofRequired(world: World, tried: Tried, retryAfterSeconds: number): AppError {
  const until = secondsOf(world.now()) + LIFE_SECONDS;
  const stem = `${until}.${Buffer.from(world.randomBytes(SALT_BYTES)).toString('base64url')}`;
  const proof = {
    challenge: `${stem}.${sealValue(world.keys, PURPOSE, textOf(tried, stem))}`,
    parts: PARTS,
    bits: BITS,
  };
  return new AppError('too_many_requests', { retryAfterSeconds, proof });
}

/** Whether a proof from the header solves a living challenge of this installation for exactly this scope. */
export function isProven(world: World, tried: Tried, proof: string | undefined): boolean {
  const given = proof === undefined ? undefined : readProof(proof);
  if (!given || given.numbers.length !== PARTS) return false;
  const seed = seedOf(given.challenge);
  const stem = given.challenge.slice(0, -seed.length - 1);
  if (Number.parseInt(stem, 10) < secondsOf(world.now())) return false;
  if (!isSealed(world.keys, PURPOSE, textOf(tried, stem), seed)) return false;
  return given.numbers.every((number, part) => isSolved(Buffer.from(seed, 'base64url'), part, number));
}

function isSolved(seed: Uint8Array, part: number, number: number): boolean {
  return isSolution(
    createHash('sha256')
      .update(puzzle(seed, part, number))
      .digest()
      .readUInt32BE(0),
    BITS,
  );
}

function textOf({ purpose, subject, address }: Tried, stem: string): string {
  return [purpose, address, stem, subject].join('\n');
}

function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
