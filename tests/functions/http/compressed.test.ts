import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, start, startSeededApp, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let started: Started;
beforeAll(async () => {
  app = await startSeededApp();
  started = await start(app, RICH_PIN);
});
afterAll(() => app.stop());

async function asked(path: string, accepted?: string) {
  const response = await app.app.request(`/api${path}`, {
    headers: {
      'x-origin-secret': app.world.settings.originSecret ?? '',
      authorization: `Bearer ${started.token}`,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a large answer', () => {
  test.each(['br', 'gzip, deflate, br', 'gzip;q=1.0, br;q=0.5', ' br '])(
    'is sent in brotli to who accepts %j, and is the same',
    async (accepted) => {
      const { response, bytes } = await asked(`/user-forms/${started.id}`, accepted);
      const plain = await asked(`/user-forms/${started.id}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('application/json');
      const { fileToken: _one, documentToken: _two, ...form } = JSON.parse(brotliDecompressSync(bytes).toString());
      expect(JSON.parse(plain.bytes.toString())).toMatchObject(form);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    },
  );

  test.each([undefined, '', 'gzip', 'br;q=0', 'br;q=0.0', 'abr', 'brotli'])(
    'is sent as it is to who accepts %j',
    async (accepted) => {
      const { response, bytes } = await asked(`/user-forms/${started.id}`, accepted);
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(JSON.parse(bytes.toString())).toMatchObject({ _id: started.id });
    },
  );

  test('of a call that no worker makes is sent so too, once', async () => {
    const { response, bytes } = await asked('/openapi.json', 'br');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ openapi: '3.1.0' });
  });
});

test('a small answer and a refusal stay as they are', async () => {
  for (const [path, status] of [
    ['/health', 200],
    ['/induction-forms', 403],
  ] as const) {
    const { response, bytes } = await asked(path, 'br');
    expect([response.status, response.headers.get('content-encoding')]).toEqual([status, null]);
    expect(JSON.parse(bytes.toString())).toBeTypeOf('object');
  }
});
