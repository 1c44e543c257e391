import { expect, test } from 'vitest';
import { BUCKET, PAGE_ORIGIN, startedStore } from './started-store.ts';

const preflightFrom = (endpoint: string, origin: string, method = 'POST'): Promise<Response> =>
  fetch(`${endpoint}/${BUCKET}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  });

test('pages of the product may upload', async () => {
  const { endpoint } = await startedStore();
  const answer = await preflightFrom(endpoint, PAGE_ORIGIN);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('pages of others may not, nor with other methods', async () => {
  const { endpoint } = await startedStore();
  for (const answer of [
    await preflightFrom(endpoint, 'http://elsewhere.example.com'),
    await preflightFrom(endpoint, PAGE_ORIGIN, 'DELETE'),
  ]) {
    expect(answer.status).toBe(403);
  }
});

test('a refusal can be read by the page that asked', async () => {
  const { endpoint } = await startedStore();
  const answer = await fetch(`${endpoint}/${BUCKET}/a`, { headers: { origin: PAGE_ORIGIN } });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
});
