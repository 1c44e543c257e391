/**
 * A proof of work: about a second of computing on a slow phone, instead of waiting. Several parts even out the time. For each part the
 * caller finds a number such that the SHA-256 of 40 bytes (the 32-byte seed, the part's index from 0, the number, both as four big-endian
 * bytes) begins with `bits` zero bits.
 */
export type ProofChallenge = {
  /** The server signs it; its last piece is the seed in base64url. */
  challenge: string;
  parts: number;
  bits: number;
};

export const PROOF_HEADER = 'proof-of-work';

const SEED_BYTES = 32;
const PUZZLE_BYTES = SEED_BYTES + 8;
/** Ten characters for a number and the dot before it. */
const LONGEST_PROOF = 1000;

export const seedOf = (challenge: string): string => challenge.slice(challenge.lastIndexOf('.') + 1);

/** The bytes to hash for one number of one part. */
export function puzzle(seed: Uint8Array, part: number, number: number): Uint8Array {
  const bytes = new Uint8Array(PUZZLE_BYTES);
  bytes.set(seed.subarray(0, SEED_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(SEED_BYTES, part);
  view.setUint32(SEED_BYTES + 4, number);
  return bytes;
}

/** Whether a hash begins with `bits` zero bits (1 to 32); `firstWord` is its first four bytes as a number. */
export function isSolution(firstWord: number, bits: number): boolean {
  return firstWord >>> (32 - bits) === 0;
}

export function proofText(challenge: string, numbers: readonly number[]): string {
  return `${challenge}~${numbers.join('.')}`;
}

/** Parses a proof into its challenge and numbers; undefined when it is malformed. */
export function readProof(text: string): { challenge: string; numbers: number[] } | undefined {
  const [, challenge = '', numbers = ''] =
    /^([\w.-]+)~(\d{1,10}(?:\.\d{1,10})*)$/.exec(text.slice(0, LONGEST_PROOF)) ?? [];
  return challenge === '' ? undefined : { challenge, numbers: numbers.split('.').map(Number) };
}
