/** An API request that the page sent before its scripts arrived (`web/ahead/ahead.ts`), once the phone's rows were read. */
export type EarlyAnswer = { method: 'GET' | 'POST'; url: string; asked: Promise<Asked | undefined> };

/** The request's header that tells it from others to the same address, with its value. */
type Asked = { mark: string; value: string; answer: Promise<Answer> };

/** A response with its whole body. */
export type Answer = { response: Response; text: string };

/** A separate script sets it before this module loads. */
const page = globalThis as { earlyAnswers?: EarlyAnswer[] };

/** An older answer to a question may be outdated; that of a start is not. */
const FRESH_MILLISECONDS = 10_000;

export function keepEarlyAnswer(answer: EarlyAnswer | undefined): void {
  if (answer) (page.earlyAnswers ??= []).push(answer);
}

/** Reads the body of a response to its end. */
export async function wholeAnswer(response: Response): Promise<Answer> {
  return { response, text: await response.text() };
}

/** Takes the early answer to the same request, once; undefined where there is none or it failed. */
export async function earlyAnswer(url: string, { method, headers }: RequestInit): Promise<Answer | undefined> {
  const waiting = page.earlyAnswers ?? [];
  const early = waiting.find((each) => each.method === method && each.url === url);
  if (!early) return undefined;
  waiting.splice(waiting.indexOf(early), 1);
  const asked = await early.asked.catch(() => undefined);
  const isSame = asked && new Headers(headers).get(asked.mark) === asked.value;
  const isOutdated = method === 'GET' && performance.now() > FRESH_MILLISECONDS;
  if (!isSame || isOutdated) return undefined;
  return asked.answer.catch(() => undefined);
}
