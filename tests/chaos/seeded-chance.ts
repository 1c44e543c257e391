import { createHash } from 'node:crypto';

/**
 * Chances that all come from one seed. A number is drawn by what it is for and not by when it is asked for, so that
 * two things that happen at once do not change each other's luck.
 */
export class SeededChance {
  readonly seed: string;
  readonly #asked = new Map<string, number>();

  constructor(seed: string) {
    this.seed = seed;
  }

  /** From 0 to below 1: the next number of those that are drawn for this purpose. */
  next(purpose: string): number {
    const times = this.#asked.get(purpose) ?? 0;
    this.#asked.set(purpose, times + 1);
    const hash = createHash('sha256').update(`${this.seed}\n${purpose}\n${times}`).digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  }

  isDrawn(purpose: string, share: number): boolean {
    return this.next(purpose) < share;
  }
}
