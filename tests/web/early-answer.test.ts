import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from './browser-fakes.ts';

const URL_OF_STARTS = '/api/user-forms?language=fi';
const HEADERS = { 'idempotency-key': 'key' };

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network whose answers come at once, with a body that their request's end destroys until it is read. */
function answerWith(body: (signal: AbortSignal) => Promise<string>): void {
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => ({ text: () => body(signal) }));
}

async function startEarly(): Promise<void> {
  const { askEarly } = await import('../../web/ahead/ask-early.ts');
  const { keepEarlyAnswer } = await import('../../web/app/api/early-answer.ts');
  const answer = askEarly(URL_OF_STARTS, { method: 'POST', headers: HEADERS });
  keepEarlyAnswer({
    method: 'POST',
    url: URL_OF_STARTS,
    asked: Promise.resolve({ mark: 'idempotency-key', value: 'key', answer }),
  });
}

async function taken() {
  const { earlyAnswer } = await import('../../web/app/api/early-answer.ts');
  return earlyAnswer(URL_OF_STARTS, { method: 'POST', headers: HEADERS });
}

test('an early answer is whole however late the page’s scripts take it', async () => {
  answerWith(async (signal) => {
    signal.throwIfAborted();
    return '{}';
  });
  await startEarly();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await taken()).toMatchObject({ text: '{}' });
});

test('an early answer whose body is lost leaves the request to the page', async () => {
  answerWith(
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('the body is lost')))),
  );
  await startEarly();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await taken()).toBeUndefined();
});
