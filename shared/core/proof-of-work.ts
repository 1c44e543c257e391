/**
 * A proof of work: what a caller works out, for about a second on a slow phone, where it would otherwise have to wait.
 * The work is cut into parts, so that it takes about as long each time. Of each part a number is looked for with which
 * the SHA-256 of 40 bytes (the 32 of the seed, the part from 0, the number, both as four bytes, the highest first)
 * begins with so many zero bits.
 */
export type ProofChallenge = {
  /** Signed by the server; its last piece is the seed in base64url. */
  challenge: string;
  parts: number;
  bits: number;
};

/** The header by which a solved challenge comes back. */
export const PROOF_HEADER = 'proof-of-work';

const SEED_BYTES = 32;
const PUZZLE_BYTES = SEED_BYTES + 8;
/** Ten characters for a number and the dot before it. */
const LONGEST_PROOF = 1000;

export const seedOf = (challenge: string): string => challenge.slice(challenge.lastIndexOf('.') + 1);

/** What is hashed for one number of one part. */
export function puzzle(seed: Uint8Array, part: number, number: number): Uint8Array {
  const bytes = new Uint8Array(PUZZLE_BYTES);
  bytes.set(seed.subarray(0, SEED_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(SEED_BYTES, part);
  view.setUint32(SEED_BYTES + 4, number);
  return bytes;
}

/** Whether a hash, by its first four bytes as one number, begins with so many zero bits (1 to 32). */
export function isSolution(firstWord: number, bits: number): boolean {
  return firstWord >>> (32 - bits) === 0;
}

export function proofText(challenge: string, numbers: readonly number[]): string {
  return `${challenge}~${numbers.join('.')}`;
}

/** The challenge and the numbers of a proof as it came; nothing where it can be none. */
export function readProof(text: string): { challenge: string; numbers: number[] } | undefined {
  const [, challenge = '', numbers = ''] =
    /^([\w.-]+)~(\d{1,10}(?:\.\d{1,10})*)$/.exec(text.slice(0, LONGEST_PROOF)) ?? [];
  return challenge === '' ? undefined : { challenge, numbers: numbers.split('.').map(Number) };
}
