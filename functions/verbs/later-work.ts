/** Work of this process that no answer waits for. */
const later: (() => Promise<unknown>)[] = [];

/** Keeps work until the answer is made: whoever asked does not wait for it, and does not learn where it fails. */
export function doLater(work: () => Promise<unknown>): void {
  later.push(work);
}

/** Does what is kept; the servers call it once an answer is made. */
export async function doLaterWork(): Promise<void> {
  while (later.length > 0) await Promise.allSettled(later.splice(0).map((work) => work()));
}
