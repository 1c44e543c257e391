const OPEN_MILLISECONDS = 30_000;

/**
 * Spares callers the wait for a failed service: after a failure no call is made for half a minute; then one caller tries while the others
 * still go without.
 */
export class CircuitBreaker {
  readonly #now: () => Date;
  #openUntil = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The answer of `ask`; undefined where it fails or has failed lately. */
  async through<T>(ask: () => Promise<T>): Promise<T | undefined> {
    const now = this.#now().getTime();
    if (now < this.#openUntil) return undefined;
    const isTrial = this.#openUntil > 0;
    if (isTrial) this.#openUntil = now + OPEN_MILLISECONDS;
    try {
      const answer = await ask();
      this.#openUntil = 0;
      return answer;
    } catch {
      this.#openUntil = this.#now().getTime() + OPEN_MILLISECONDS;
      return undefined;
    }
  }
}
