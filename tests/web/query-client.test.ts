import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode, type ErrorDetail } from '../../shared/core/errors.ts';
import { NetworkError } from '../../web/app/api/network-error.ts';
import { freshBrowser } from './browser-fakes.ts';

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The seconds at which a query asked until it gave up, when each answer was the same error. */
async function askedAt(error: Error): Promise<number[]> {
  const { newQueryClient } = await import('../../web/app/api/query-client.ts');
  const begun = Date.now();
  const seconds: number[] = [];
  const queryFn = () => {
    seconds.push((Date.now() - begun) / 1000);
    return Promise.reject(error);
  };
  const asking = newQueryClient()
    .fetchQuery({ queryKey: ['entity'], queryFn })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await asking;
  return seconds;
}

const answer = (code: ErrorCode, detail?: ErrorDetail) => new AppError(code, detail);

describe('a query of the staff', () => {
  test.each([
    ['nobody answered', new NetworkError()],
    ['the server failed', answer('system_error')],
    ['the screen’s own code failed to load', new TypeError('Failed to fetch dynamically imported module')],
  ])('asks twice more where %s', async (_, error) => {
    expect(await askedAt(error)).toEqual([0, 1, 3]);
  });

  test('asks a part that does not answer again when the server says so', async () => {
    expect(await askedAt(answer('unavailable', { retryAfterSeconds: 5 }))).toEqual([0, 5, 10]);
  });

  test.each(['too_many_requests', 'forbidden', 'version_conflict', 'unauthorized'] as const)(
    'does not ask again after %s',
    async (code) => {
      expect(await askedAt(answer(code, { retryAfterSeconds: 1 }))).toEqual([0]);
    },
  );
});
