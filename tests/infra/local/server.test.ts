import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileTokenFor } from '../../../functions/security/tokens/file-token.ts';
import type { LocalServer } from '../../../infra/local/listening/server.ts';
import { startLocalServer } from '../../../infra/local/listening/server.ts';
import { siteFrom } from '../../../infra/local/site/site-makers.ts';
import { LANDING, PAGE, PLAYER, SCRIPT, writeSite } from './local-site.ts';

const errors: unknown[] = [];
let folder: string;
let server: LocalServer;
let url: string;
let sentBeforeReady: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tyomaaportti-'));
  const settings = {
    port: 0,
    host: '127.0.0.1',
    dataFolder: path.join(folder, 'data'),
    firstData: { kind: 'demo' },
  } as const;
  const makeSite = siteFrom(await writeSite(folder));
  server = await startLocalServer(settings, { makeSite, reportError: (error) => errors.push(error) });
  ({ url } = server);
  sentBeforeReady = server.outbox.deliveries().length;
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

type Raw = { status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer };

/** A request as it is, without what fetch does to headers and encodings. */
function raw(target: string, headers: Record<string, string> = {}, localAddress = '127.0.0.1'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { path: target, headers, localAddress }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
      .on('error', reject);
  });
}

test('the first data is whole before any of its messages is sent, and only what still waits for an answer is asked', async () => {
  expect(sentBeforeReady).toBe(0);
  await server.outbox.waitFor(({ text }) => text.includes('Hissikuilun palkit'));
  const subjects = server.outbox.deliveries().map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.includes('Porrashuoneen kaiteet'))).toEqual([]);
});

describe('the API', () => {
  test('says that it is well, under a policy by which nothing in an answer can run', async () => {
    const answer = await fetch(`${url}/api/health`);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('knows the demo users', async () => {
    const login = json('POST', { email: 'root@example.com', password: 'demo-demo' });
    expect((await fetch(`${url}/api/login`, login)).status).toBe(200);
  });

  test('takes the address of a client from the connection, whatever the client says', async () => {
    const statuses: unknown[] = [];
    for (let i = 0; i < 21; i += 1) {
      const claimed = `198.51.100.${i}`;
      const headers = { 'X-Viewer-Address': claimed, 'X-Origin-Secret': 'guess', 'X-Forwarded-For': claimed };
      statuses.push((await raw('/api/induction-forms?pin=000000', headers, '127.0.0.2')).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses[20]).toBe(429);
    expect((await raw('/api/induction-forms?pin=000000', {}, '127.0.0.3')).status).toBe(404);
  });
});

describe('the site', () => {
  test.each([
    ['/?p=123456', PAGE],
    ['/page/abc/0', PLAYER],
    ['/s/123456', PLAYER],
    ['/login?u=/x', PAGE],
    ['/.vite/manifest.json', PAGE],
    ['/../data/keys.json', PAGE],
    ['/assets/..%2f..%2fdata/keys.json', PAGE],
  ])('answers %s with its page, which is always asked for anew', async (target, text) => {
    const { status, headers, body } = await raw(target);
    expect(status).toBe(200);
    expect(body.toString()).toBe(text);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toContain(`script-src 'self'; style-src 'self'`);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${url}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers with a page of its own where there is one, which names the address that it is served at', async () => {
    const landing = await raw('/');
    expect(landing.body.toString()).toBe(LANDING.replace('https://site.invalid', url));
    expect(landing.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(landing.headers['content-security-policy']).toContain(`script-src 'self'; style-src 'self'`);
    expect((await raw('/sitemap.xml')).body.toString()).toContain(`<loc>${url}/</loc>`);
  });

  test('keeps hashed files for ever and sends them compressed to those who can read it', async () => {
    const target = '/assets/main-1a2b.js';
    const [brotli, gzip, plain] = [
      await raw(target, { 'accept-encoding': 'gzip, deflate, br' }),
      await raw(target, { 'accept-encoding': 'gzip' }),
      await raw(target),
    ];
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotli.body).toEqual(brotliCompressSync(SCRIPT));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    const { etag = '' } = plain.headers;
    expect((await raw(target, { 'if-none-match': etag })).status).toBe(304);
  });

  test('serves language files and fonts as what they are', async () => {
    const language = await raw('/languages/fi.json', { 'accept-encoding': 'br' });
    expect(JSON.parse(language.body.toString())).toEqual({ a: 'ä' });
    expect(language.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    expect((await raw('/assets/font-1a2b.woff2')).headers['content-type']).toBe('font/woff2');
  });

  test('lets nobody keep the service worker without asking', async () => {
    const { status, headers } = await raw('/sw.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('has no file that is not there, and takes no writes', async () => {
    expect((await fetch(`${url}/assets/old-0000.js`)).status).toBe(404);
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('answers a HEAD with the headers alone', async () => {
    const answer = await fetch(`${url}/assets/main-1a2b.js`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('uploaded files', () => {
  const file = 'images/userForm/AAAAAAAAAAAAAAAAAAAAAA/photo1';
  const put = (): Promise<void> => server.world.files.put(`static/${file}`, Buffer.from('a picture'), 'image/png');

  test('are served with a token of their folder or their own, and cannot run', async () => {
    await put();
    for (const path of [file, 'images/userForm/AAAAAAAAAAAAAAAAAAAAAA/']) {
      const answer = await fetch(`${url}/static/${file}?token=${await fileTokenFor(server.world, path)}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toMatch(/^private/);
    }
  });

  test('are served in parts, and not again to those who have them', async () => {
    await put();
    const address = `${url}/static/${file}?token=${await fileTokenFor(server.world, file)}`;
    const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'pic', 'bytes 2-4/9']);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe('9');
  });

  test.each([
    ['no token', async () => ''],
    ['the token of another form', () => fileTokenFor(server.world, 'images/userForm/BBBBBBBBBBBBBBBBBBBBBB/')],
    ['a token with a changed signature', async () => `${(await fileTokenFor(server.world, file)).slice(0, -2)}AA`],
  ])('are refused with %s', async (_, token) => {
    await put();
    const answer = await fetch(`${url}/static/${file}?token=${await token()}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  test('that are not there are not found', async () => {
    const token = await fileTokenFor(server.world, 'images/card/AAAAAAAAAAAAAAAAAAAAAA/');
    expect((await fetch(`${url}/static/images/card/AAAAAAAAAAAAAAAAAAAAAA/none?token=${token}`)).status).toBe(404);
  });

  test('come from a browser through a presigned form', async () => {
    const key = 'pending/form/photo';
    const posting = await server.world.files.presignPost({ key, contentType: 'image/png', maxBytes: 100 });
    expect(new URL(posting.url).origin).toBe(url);
    const form = new FormData();
    for (const [name, value] of Object.entries(posting.fields)) form.append(name, value);
    form.append('file', new Blob(['a picture']), 'photo.png');
    const answer = await fetch(posting.url, { method: 'POST', body: form, headers: { origin: url } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, url]);
    expect(await server.world.files.head(key)).toEqual({ size: 9, contentType: 'image/png' });
  });
});

describe('what is sent', () => {
  const mail = (subject: string) => ({
    from: 'a@example.com',
    to: 'b@example.com',
    subject,
    text: 'T',
    html: '<p>H</p>',
  });

  test('stands in the outbox, as a page and as JSON', async () => {
    await server.world.mail.send(mail('Aihe & <b>'));
    const list = (await (await fetch(`${url}/dev/outbox.json`)).json()) as Record<string, unknown>[];
    expect(list[0]).toEqual({
      channel: 'email',
      to: 'b@example.com',
      subject: 'Aihe & <b>',
      text: 'T',
      html: '<p>H</p>',
      at: expect.any(String),
    });
    const page = await fetch(`${url}/dev/outbox`);
    expect(await page.text()).toContain('Aihe &#38; &#60;b&#62;');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('leaves by itself soon after the request that caused it', async () => {
    const start = json('POST', { inductionFormPin: '234567' });
    const form = (await (await fetch(`${url}/api/user-forms?language=fi`, start)).json()) as {
      _id: string;
      token: string;
    };
    const user = { firstName: 'Matti', lastName: 'Meikäläinen', company: 'Oy', email: 'matti@example.org' };
    const save = json('PUT', { version: 0, user }, { authorization: `Bearer ${form.token}` });
    expect((await fetch(`${url}/api/user-forms/${form._id}`, save)).status).toBe(200);
    const sent = await server.outbox.waitFor(({ to }) => to === 'matti@example.org');
    expect(sent.text).toContain(`${url}/o/${form._id}`);
  });

  test('is refused while the mail service is out of order', async () => {
    server.mailbox.startOutage();
    await expect(server.world.mail.send(mail('In vain'))).rejects.toThrow('out of order');
    server.mailbox.endOutage();
    await server.world.mail.send(mail('Again'));
    expect(server.outbox.deliveries()[0]?.subject).toBe('Again');
  });

  test('is shown to no page of another name', async () => {
    expect((await raw('/dev/outbox.json', { host: 'evil.example.com' })).status).toBe(404);
    expect((await raw('/dev/other')).status).toBe(404);
  });
});

test('the registers are there for the server itself', async () => {
  const found = await fetch(`${url}/registers/opendata-ytj-api/v3/companies?name=esimerkki`);
  expect(await found.json()).toMatchObject({ totalResults: 1 });
});

test('nothing of all this went wrong behind the answers', () => {
  expect(errors).toEqual([]);
});
