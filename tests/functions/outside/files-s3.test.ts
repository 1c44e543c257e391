import { CopyObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFiles, type Files } from '../../../functions/outside/files-s3.ts';
import type { PresignedPost } from '../../../functions/outside/s3-files.ts';
import { BUCKET, CREDENTIALS, REGION, startedStore, type StartedStore } from '../../infra/local/s3/started-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MAX_BYTES = 100;

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', CREDENTIALS.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', CREDENTIALS.secretAccessKey);
  return () => vi.unstubAllEnvs();
});

async function started(): Promise<{ store: StartedStore; files: Files }> {
  const store = await startedStore();
  return { store, files: createFiles({ bucket: BUCKET, region: REGION, endpoint: store.endpoint }) };
}

function mocked() {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  return { s3, files: createFiles({ bucket: 'b', region: 'eu-north-1' }) };
}

describe('the object store', () => {
  test('what was put is got back, with its type and size', async () => {
    const { files } = await started();
    await files.put('static/images/userForm/x/a.png', bytes('picture'), 'image/png');
    expect(await files.get('static/images/userForm/x/a.png')).toEqual(bytes('picture'));
    expect(await files.head('static/images/userForm/x/a.png')).toEqual({ size: 7, contentType: 'image/png' });
    expect(await files.exists('static/images/userForm/x/a.png')).toBe(true);
  });

  test('a key that is not there is no error', async () => {
    const { files } = await started();
    expect(await files.get('nothing')).toBeUndefined();
    expect(await files.head('nothing')).toBeUndefined();
    expect(await files.exists('nothing')).toBe(false);
    await files.remove('nothing');
  });

  test('a removed file is gone, and removing it again is no error', async () => {
    const { files } = await started();
    await files.put('a', bytes('x'), 'image/png');
    await files.remove('a');
    await files.remove('a');
    expect(await files.exists('a')).toBe(false);
  });

  test('a copy has the bytes and the type of its source, whatever characters its key has', async () => {
    const { files } = await started();
    await files.put('from/ä +&?.png', bytes('x'), 'image/png');
    await files.copy('from/ä +&?.png', 'to/b.png');
    expect(await files.get('to/b.png')).toEqual(bytes('x'));
    expect(await files.head('to/b.png')).toEqual({ size: 1, contentType: 'image/png' });
  });

  test('a store that fails is not taken for one without the file', async () => {
    const { s3, files } = mocked();
    s3.rejects(Object.assign(new Error('denied'), { name: 'AccessDenied' }));
    await expect(files.get('a')).rejects.toThrow('denied');
    await expect(files.exists('a')).rejects.toThrow('denied');
  });

  test('only a file whose name follows from its content is kept for good by whoever read it', async () => {
    const { s3, files } = mocked();
    await files.put('hash.png', bytes('x'), 'image/png', { isImmutable: true });
    await files.put('plain.txt', bytes('x'), 'text/plain');
    const [first, second] = s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input);
    expect(first).toEqual({
      Bucket: 'b',
      Key: 'hash.png',
      Body: bytes('x'),
      ContentType: 'image/png',
      CacheControl: 'private, max-age=31536000, immutable',
    });
    expect(second).not.toHaveProperty('CacheControl');
  });

  test('the source of a copy is named with its bucket and encoded', async () => {
    const { s3, files } = mocked();
    await files.copy('static/a b/ö.png', 'static/c.png');
    expect(s3.commandCalls(CopyObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'b',
      Key: 'static/c.png',
      CopySource: 'b/static/a%20b/%C3%B6.png',
    });
  });

  test('asking whether a file exists does not fetch it', async () => {
    const { s3, files } = mocked();
    s3.on(HeadObjectCommand).resolves({ ContentLength: 3, ContentType: 'image/png' });
    expect(await files.exists('a')).toBe(true);
    expect(s3.commandCalls(GetObjectCommand)).toHaveLength(0);
  });
});

const KEY = 'pending/images/userForm/x/name.png';
const presign = (files: Files) => files.presignPost({ key: KEY, contentType: 'image/png', maxBytes: MAX_BYTES });

async function post({ url, fields }: PresignedPost, content: Uint8Array): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(content)]));
  return (await fetch(url, { method: 'POST', body: form })).status;
}

describe('a presigned POST', () => {
  test('takes the one file that it was made for', async () => {
    const { files } = await started();
    expect(await post(await presign(files), bytes('picture'))).toBe(204);
    expect(await files.get(KEY)).toEqual(bytes('picture'));
    expect(await files.head(KEY)).toMatchObject({ contentType: 'image/png' });
  });

  test.each([
    ['key', 'pending/images/userForm/other/name.png'],
    ['key', 'static/images/userForm/x/name.png'],
    ['Content-Type', 'image/svg+xml'],
    ['Content-Type', 'text/html'],
    ['X-Amz-Date', '20990101T000000Z'],
    ['X-Amz-Credential', 'other/20990101/eu-north-1/s3/aws4_request'],
    ['X-Amz-Signature', '0'.repeat(64)],
    ['Policy', Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64')],
    ['acl', 'public-read'],
    ['x-amz-meta-note', 'extra'],
  ])('with another %s (%s) takes nothing', async (name, value) => {
    const { store, files } = await started();
    const { url, fields } = await presign(files);
    const status = await post({ url, fields: { ...fields, [name]: value } }, bytes('picture'));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await createFiles({ bucket: BUCKET, region: REGION, endpoint: store.endpoint }).exists(KEY)).toBe(false);
  });

  test.each([0, MAX_BYTES + 1])('takes no file of %i bytes', async (size) => {
    const { files } = await started();
    expect(await post(await presign(files), new Uint8Array(size))).toBe(400);
    expect(await files.exists(KEY)).toBe(false);
  });

  test('takes a file of exactly the most bytes', async () => {
    const { files } = await started();
    expect(await post(await presign(files), new Uint8Array(MAX_BYTES))).toBe(204);
  });

  test('is dead after five minutes', async () => {
    const { files } = await started();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 60_000 - 2000 });
    const old = await presign(files);
    vi.useRealTimers();
    expect(await post(old, bytes('x'))).toBe(403);
    expect(await post(await presign(files), bytes('x'))).toBe(204);
  });

  test('names the endpoint that the browser sees, and on AWS the bucket', async () => {
    const local = { bucket: 'b', region: REGION, endpoint: 'http://127.0.0.1:1/s3' };
    expect((await presign(createFiles(local))).url).toBe('http://127.0.0.1:1/s3/b');
    const seen = createFiles({ ...local, publicEndpoint: 'https://files.example.com/s3' });
    expect((await presign(seen)).url).toBe('https://files.example.com/s3/b');
    const { url } = await presign(createFiles({ bucket: 'site-files', region: REGION }));
    expect(url).toBe('https://site-files.s3.eu-north-1.amazonaws.com/');
  });
});
