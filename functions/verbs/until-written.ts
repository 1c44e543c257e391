import { ConditionFailed, isContention } from '../store/table-errors.ts';

/** Contended writes succeed well before this; a write that never can fails here. */
const MOST_TRIES = 20;

type Refusals = {
  /** Where as many may write the same at once. */
  mostTries?: number;
  /** Throws where a refused write should not be retried. */
  onRefusal?: (refusal: ConditionFailed) => unknown;
  /** The error after the last try, instead of ConditionFailed. */
  lastError?: () => Promise<Error> | Error;
};

/** Retries a read and its write while others change the data in between: each try uses what it reads itself. */
export async function untilWritten<T>(
  attempt: (tries: number) => Promise<T>,
  { mostTries = MOST_TRIES, onRefusal, lastError }: Refusals = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(tries);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      await onRefusal?.(error);
      if (tries >= mostTries) throw (await lastError?.()) ?? error;
    }
  }
}

const MOST_WAITS = 8;
const LONGEST_WAIT_MILLISECONDS = 400;

/** Retries the work after a wait where many requests write the same items at once. */
export async function untilUncontended<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error) || tries >= MOST_WAITS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MILLISECONDS));
    }
  }
}
