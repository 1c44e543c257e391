import { AwsRefusal } from './aws-call.ts';

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

export const newUntil = (): number => Date.now() + MINUTE_MS;

/** Retries what AWS may refuse for a minute after setup: rights and names take time to spread. */
export async function whileNew<T>(work: () => Promise<T>, end = newUntil()): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isOfNewness(error) || Date.now() + wait > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** A permission error, or a lost connection, which `fetch` reports as a TypeError. */
function isOfNewness(error: unknown): boolean {
  return error instanceof AwsRefusal ? error.status === 403 : error instanceof TypeError;
}
