/** What the page asked the API for before its scripts came (`web/ahead/ahead.ts`), once the phone has told the token. */
export type EarlyAnswer = { url: string; asked: Promise<Asked | undefined> };
type Asked = { authorization: string; answer: Promise<Response> };

/** A script of its own fills it, before this one is there. */
const page = globalThis as { earlyAnswer?: EarlyAnswer | undefined };

/** An answer that has waited for longer may be older than what is asked for now. */
const FRESH_MILLISECONDS = 10_000;

export function keepEarlyAnswer(answer: EarlyAnswer | undefined): void {
  page.earlyAnswer = answer;
}

/** The answer that is already on its way to the same question, once; nothing where none is, or where it did not arrive. */
export async function earlyAnswer(url: string, { method, headers }: RequestInit): Promise<Response | undefined> {
  const early = page.earlyAnswer;
  if (early === undefined || method !== 'GET' || early.url !== url) return undefined;
  page.earlyAnswer = undefined;
  const asked = await early.asked.catch(() => undefined);
  const isSame = new Headers(headers).get('authorization') === asked?.authorization;
  if (!isSame || performance.now() > FRESH_MILLISECONDS) return undefined;
  return asked?.answer.catch(() => undefined);
}
