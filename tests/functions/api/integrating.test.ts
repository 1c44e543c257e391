import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeyApi } from '../../../shared/api-keys/api-key-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, startSeededApp } from '../../fixtures/walk.ts';

const PAGE = readFileSync(new URL('../../../docs/integrating.md', import.meta.url), 'utf8');

type Example = { request: string; status: number; answer: unknown };

/** Every request of the page with the answer that follows it. */
const EXAMPLES: Example[] = [...PAGE.matchAll(/```http\n([\s\S]*?)```(?:\n\n```json (\d+)\n([\s\S]*?)```)?/g)].map(
  ([, request = '', status, answer = 'null']) => ({ request, status: Number(status ?? 0), answer: JSON.parse(answer) }),
);

const known = new Map<string, unknown>();

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

/** A text with what earlier answers brought in the place of the names in braces. */
function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => (known.has(key) ? String(known.get(key)) : name));
}

/** What an answer must hold: `…` is anything, `{name}` is kept where it is new. */
function wanted(example: unknown, got: unknown): unknown {
  if (example === '…') return got === undefined ? 'something' : got;
  const name = typeof example === 'string' ? /^\{(\w+)\}$/.exec(example)?.[1] : undefined;
  if (name !== undefined) {
    if (!known.has(name)) known.set(name, got ?? `no ${name}`);
    return known.get(name);
  }
  if (Array.isArray(example)) return example.map((part, at) => wanted(part, (got as unknown[] | undefined)?.[at]));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([key, part]) => [key, wanted(part, (got as Record<string, unknown> | null)?.[key])]),
  );
}

type Request = { method: string; path: string; headers: Record<string, string>; body: string };

function requestOf(text: string): Request {
  const [head = '', body = ''] = text.split('\n\n');
  const [first = '', ...lines] = filled(head).trim().split('\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  return { method, path, headers, body: filled(body).trim() };
}

/** What the object store does with a posted form. */
function post(): Promise<void> {
  const { key = '', 'Content-Type': type = '' } = known.get('fields') as Record<string, string>;
  return app.files.put(key, Buffer.from(DRAWING.split(',')[1] ?? '', 'base64'), type);
}

test('every example of the page for integrations does what it says', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(12);
  for (const { request, status, answer } of EXAMPLES) {
    const { method, path, headers, body } = requestOf(request);
    if (path === known.get('url')) {
      await post();
      continue;
    }
    const sent = { headers, address: '192.0.2.77', ...(body === '' ? {} : { body }) };
    const got = await app.request(method, path.replace(/^\/api/, ''), sent);
    expect({ request, status: got.status, body: got.body }).toMatchObject({
      request,
      status,
      body: wanted(answer, got.body),
    });
  }
});

test('the curl of the first integration answers a list to a key', async () => {
  const [, header = '', url = ''] = /curl -H "(.*?)" '(.*?)'/.exec(PAGE) ?? [];
  const token = await app.login('admin@example.com');
  const made = await app.ask(
    apiKeyApi.make,
    { body: { name: 'Ensimmäinen', roles: ['admin'] } },
    { token, key: uuid() },
  );
  const [name = '', value = ''] = header.replace('$KEY', made.key).split(': ');
  const { pathname, search } = new URL(url);
  const sent = { headers: { [name]: value }, address: '192.0.2.78' };
  const got = await app.request('GET', `${pathname.replace('/api', '')}${search}`, sent);
  expect(got).toMatchObject({ status: 200, body: { items: expect.arrayContaining([expect.anything()]) } });
});

const RECEIVER = /```js\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? '';

test('the receiver of the page takes what is signed, once, and refuses the rest', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  const file = path.join(folder, 'receiver.mjs');
  const told = "process.stdout.write('ready ' + this.address().port + '\\n')";
  writeFileSync(file, RECEIVER.replace(/\);\s*$/, `, function () { ${told}; });`));
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const child = spawn(process.execPath, [file], { env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' } });
  try {
    let said = '';
    let look = () => {};
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      look();
    });
    const saying = (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve) => {
        look = () => {
          const found = pattern.exec(said);
          if (found) resolve(found);
        };
        look();
      });
    const [, port] = await saying(/ready (\d+)/);
    const body = JSON.stringify({ type: 'test', timestamp: 'now', data: {} });
    const send = async (id: string, signer: string) => {
      const at = new Date();
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': `v1,AAAA ${new Webhook(signer).sign(id, at, body)}`,
      };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
    };
    const other = `whsec_${randomBytes(32).toString('base64')}`;
    expect([await send('msg_1', other), await send('msg_1', secret), await send('msg_1', secret)]).toEqual([
      401, 200, 200,
    ]);
    expect(await send('msg_2', secret)).toBe(200);
    await saying(/^2 /m);
    expect(said.match(/^\d+ \{/gm)).toHaveLength(2);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
});
