import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { answerFaults } from '../../../infra/local/listening/answer-faults.ts';
import { listening } from './listening.ts';

/** What a client is told of an error that comes after its body has been read to its end; and what is reported. */
async function toldOf(code: string): Promise<{ status: number; retryAfter: string | null; reported: unknown[] }> {
  const reported: unknown[] = [];
  const failing = async (request: IncomingMessage) => {
    request.resume();
    await once(request, 'close');
    throw Object.assign(new Error('no'), { code });
  };
  const origin = await listening(
    (request, response) => void answerFaults(failing, { request, response }, (error) => reported.push(error)),
  );
  const { status, headers } = await fetch(origin, { method: 'PUT', body: 'x'.repeat(1000) });
  return { status, retryAfter: headers.get('retry-after'), reported };
}

test.each(['ENOSPC', 'EDQUOT'])(
  'a write that the full disk does not take (%s) is answered as 503 at once',
  async (code) => {
    expect(await toldOf(code)).toMatchObject({ status: 503, retryAfter: '1', reported: [{ code }] });
  },
);

test('any other fault after the body has been read is answered as 500, too', async () => {
  expect(await toldOf('EIO')).toMatchObject({ status: 500, retryAfter: null, reported: [{ code: 'EIO' }] });
});
