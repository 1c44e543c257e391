/** What has to be undone, last things first; each once, and the rest even if one fails. */
export class Cleanups {
  readonly #all: (() => Promise<void> | void)[] = [];

  add(cleanup: () => Promise<void> | void): void {
    this.#all.push(cleanup);
  }

  /** Throws the first error, after everything has been tried. */
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
