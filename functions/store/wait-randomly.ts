/** Waits between tries: some milliseconds, twice as many after each. */
export function waitRandomly(tries: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.random() * 40 * 2 ** tries);
  });
}
