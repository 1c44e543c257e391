import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSolution, puzzle, readProof, seedOf, type ProofChallenge } from '../../shared/core/proof-of-work.ts';
import { sha256Word } from '../../web/app/api/sha256-word.ts';
import { solveProof } from '../../web/app/api/solve-proof.ts';

const hashOf = (message: Uint8Array) => createHash('sha256').update(message).digest().readUInt32BE(0);

/** A message of up to 55 bytes with the padding of SHA-256, as 16 words. */
function blockOf(message: Uint8Array): Int32Array {
  const bytes = Buffer.alloc(64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  bytes.writeUInt32BE(8 * message.length, 60);
  return Int32Array.from({ length: 16 }, (_, word) => bytes.readInt32BE(4 * word));
}

const challengeOf = (parts: number, bits: number): ProofChallenge => ({
  challenge: `1800000000.salt_-.${randomBytes(32).toString('base64url')}`,
  parts,
  bits,
});

test('the phone’s own SHA-256 is that of everybody', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 55 }), (message) => {
      expect(sha256Word(blockOf(message))).toBe(hashOf(message));
    }),
  );
});

test('every part of a challenge is worked out, whatever its seed', async () => {
  for (let at = 0; at < 10; at += 1) {
    const given = challengeOf(16, 8);
    const { challenge, numbers } = readProof(await solveProof(given)) ?? { numbers: [] };
    expect(challenge).toBe(given.challenge);
    expect(numbers).toHaveLength(16);
    const seed = Buffer.from(seedOf(given.challenge), 'base64url');
    for (const [part, number] of numbers.entries())
      expect(isSolution(hashOf(puzzle(seed, part, number)), 8)).toBe(true);
  }
});

test('the page answers meanwhile, and the work can be called off', async () => {
  const caller = new AbortController();
  let turns = 0;
  const work = solveProof(challengeOf(1, 32), caller.signal);
  const count = async () => {
    while (turns < 3) {
      await new Promise((resolve) => setTimeout(resolve));
      turns += 1;
    }
    caller.abort(new Error('called off'));
  };
  await Promise.all([count(), expect(work).rejects.toThrow('called off')]);
});
