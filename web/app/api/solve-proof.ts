import { isSolution, proofText, puzzle, seedOf, type ProofChallenge } from '../../../shared/core/proof-of-work.ts';
import { sha256Word } from './sha256-word.ts';

/** The longest block of the main thread between input events and frames. */
const SLICE_MILLISECONDS = 12;
const TRIES_BETWEEN_LOOKS = 256;

const PUZZLE_WORDS = 10;
const NUMBER_WORD = 9;

/** Solves a challenge in slices, so that the page stays responsive; answers the header's value. */
export async function solveProof({ challenge, parts, bits }: ProofChallenge, signal?: AbortSignal): Promise<string> {
  const seed = bytesOf(seedOf(challenge));
  const numbers: number[] = [];
  for (let part = 0; part < parts; part += 1)
    numbers.push(await solvedPart(blockOf(puzzle(seed, part, 0)), bits, signal));
  return proofText(challenge, numbers);
}

async function solvedPart(block: Int32Array, bits: number, signal: AbortSignal | undefined): Promise<number> {
  let sliceEnd = performance.now() + SLICE_MILLISECONDS;
  for (let number = 0; ; number += 1) {
    block[NUMBER_WORD] = number;
    if (isSolution(sha256Word(block), bits)) return number;
    if (number % TRIES_BETWEEN_LOOKS > 0 || performance.now() < sliceEnd) continue;
    await nextTask();
    signal?.throwIfAborted();
    sliceEnd = performance.now() + SLICE_MILLISECONDS;
  }
}

/** A message of ten words with SHA-256 padding: a set bit, zeros, and its length in bits. */
function blockOf(message: Uint8Array): Int32Array {
  const block = new Int32Array(16);
  const view = new DataView(message.buffer);
  for (let word = 0; word < PUZZLE_WORDS; word += 1) block[word] = view.getInt32(4 * word);
  block[PUZZLE_WORDS] = 1 << 31;
  block[15] = 32 * PUZZLE_WORDS;
  return block;
}

/** Browsers throttle timers of a background page, but not this. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
