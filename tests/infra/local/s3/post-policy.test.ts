import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { PresignedPost, PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { expect, test } from 'vitest';
import type { StartedStore } from './started-store.ts';
import { BUCKET, startedStore } from './started-store.ts';

const KEY = 'pending/form/photo';

const presigned = ({ client }: StartedStore, options: Partial<PresignedPostOptions> = {}): Promise<PresignedPost> =>
  createPresignedPost(client, {
    Bucket: BUCKET,
    Key: KEY,
    Expires: 300,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [
      ['content-length-range', 4, 1000],
      ['eq', '$Content-Type', 'image/png'],
    ],
    ...options,
  });

async function posted({ url, fields }: PresignedPost, content = 'picture'): Promise<{ status: number; code: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content]), 'photo.png');
  const answer = await fetch(url, { method: 'POST', body: form });
  const [, code = ''] = /<Code>(\w+)/.exec(await answer.text()) ?? [];
  return { status: answer.status, code };
}

async function storedKeys({ client }: StartedStore): Promise<unknown[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  return Contents.map(({ Key }) => Key);
}

test('a browser uploads with a presigned POST, under the key and the type of its policy', async () => {
  const store = await startedStore();
  expect(await posted(await presigned(store))).toEqual({ status: 204, code: '' });
  const got = await store.client.send(new GetObjectCommand({ Bucket: BUCKET, Key: KEY }));
  expect(await got.Body?.transformToString()).toBe('picture');
  expect(got.ContentType).toBe('image/png');
});

test.each<[string, string | undefined, number]>([
  ['key', 'static/images/card/1/photo', 403],
  ['Content-Type', 'text/html', 403],
  ['X-Amz-Signature', 'f'.repeat(64), 403],
  ['Policy', Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64'), 403],
  ['X-Amz-Credential', 'someone/20260101/eu-north-1/s3/aws4_request', 403],
  ['X-Amz-Date', '20200101T000000Z', 400],
  ['bucket', 'other', 204],
  ['acl', 'public-read', 403],
  ['Policy', undefined, 403],
  ['Content-Type', undefined, 403],
])('the field %s changed to %s is answered with %i', async (name, value, status) => {
  const store = await startedStore();
  const { url, fields } = await presigned(store);
  const changed = { ...fields, ...(value === undefined ? {} : { [name]: value }) };
  if (value === undefined) delete changed[name];
  const answer = await posted({ url, fields: changed });
  expect(answer.status).toBe(status);
  expect(await storedKeys(store)).toEqual(status === 204 ? [KEY] : []);
});

test.each([
  [3, 'EntityTooSmall'],
  [1001, 'EntityTooLarge'],
])('a file of %i bytes is refused', async (size, code) => {
  const store = await startedStore();
  expect(await posted(await presigned(store), 'x'.repeat(size))).toEqual({ status: 400, code });
  expect(await storedKeys(store)).toEqual([]);
});

test('the bounds of the length are allowed', async () => {
  const store = await startedStore();
  for (const size of [4, 1000]) {
    expect((await posted(await presigned(store), 'x'.repeat(size))).status).toBe(204);
  }
});

test('an expired policy is refused', async () => {
  const store = await startedStore({ now: () => new Date(Date.now() + 301_000) });
  expect(await posted(await presigned(store))).toEqual({ status: 403, code: 'AccessDenied' });
});

test('a prefix condition allows keys under it only', async () => {
  const store = await startedStore();
  const form = await presigned(store, { Key: 'pending/a/${filename}' });
  expect((await posted(form)).status).toBe(204);
  expect(await storedKeys(store)).toEqual(['pending/a/photo.png']);
  expect((await posted({ ...form, fields: { ...form.fields, key: 'static/${filename}' } })).status).toBe(403);
});

test('the policy of another bucket is refused', async () => {
  const store = await startedStore();
  const form = await presigned(store, { Bucket: 'other' });
  expect(await posted({ ...form, url: `${store.endpoint}/${BUCKET}` })).toEqual({ status: 403, code: 'AccessDenied' });
});

test('a form without a file and a body that is no form are told apart', async () => {
  const store = await startedStore();
  const { url, fields } = await presigned(store);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const noFile = await fetch(url, { method: 'POST', body: form });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const noForm = await fetch(url, { method: 'POST', body: 'nothing', headers });
  expect([noFile.status, noForm.status]).toEqual([400, 400]);
  expect(await noFile.text()).toContain('InvalidArgument');
  expect(await noForm.text()).toContain('MalformedPOSTRequest');
});
