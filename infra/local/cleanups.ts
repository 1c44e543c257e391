/** Cleanup steps, run once each in reverse order; a failing step does not stop the rest. */
export class Cleanups {
  readonly #all: (() => Promise<void> | void)[] = [];

  add(cleanup: () => Promise<void> | void): void {
    this.#all.push(cleanup);
  }

  /** Throws the first error, after all steps have run. */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let cleanup = this.#all.pop(); cleanup; cleanup = this.#all.pop()) {
      try {
        await cleanup();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
