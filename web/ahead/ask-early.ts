import { wholeAnswer, type Answer } from '../app/api/early-answer.ts';

/** After this the page makes its own request. */
const PATIENCE_MILLISECONDS = 20_000;
/** Gives up on a database that hangs. */
export const OPENING_MILLISECONDS = 1000;

/** What the phone's database answers, or undefined where it hangs. */
export function fromPhone<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, OPENING_MILLISECONDS))]);
}

/** Sends a request whose answer the page's scripts take over. Reads the body at once: the deadline destroys one that is still unread. */
export function askEarly(url: string, request: RequestInit): Promise<Answer> {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), PATIENCE_MILLISECONDS);
  // A spread would put a helper before the line that leads old browsers away.
  const answer = fetch(url, Object.assign(request, { signal: deadline.signal })).then(wholeAnswer);
  answer.catch(() => undefined);
  return answer;
}
