/** Why nothing was asked or answered: the other end is down, or was a moment ago. */
export class Unreachable extends Error {}

const OPEN_MILLISECONDS = 30_000;

/**
 * Spares everyone the wait for a service that did not answer: after one failure nobody asks for half a minute, and then
 * one caller tries while the others still go without.
 */
export class CircuitBreaker {
  readonly #now: () => Date;
  #openUntil = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The answer of `ask`; Unreachable where it fails, or failed lately. */
  async through<T>(ask: () => Promise<T>): Promise<T> {
    const now = this.#now().getTime();
    if (now < this.#openUntil) throw new Unreachable('not asked: it failed a moment ago');
    const isTrial = this.#openUntil > 0;
    if (isTrial) this.#openUntil = now + OPEN_MILLISECONDS;
    try {
      const answer = await ask();
      this.#openUntil = 0;
      return answer;
    } catch (error) {
      this.#openUntil = this.#now().getTime() + OPEN_MILLISECONDS;
      throw new Unreachable('no answer', { cause: error });
    }
  }
}
