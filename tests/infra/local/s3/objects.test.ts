import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { BUCKET, startedStore } from './started-store.ts';

const bytesOf = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, i) => (i * 7) % 256));
const at = (Key: string) => ({ Bucket: BUCKET, Key });

test('what was put is what is got, with its type, its metadata and its entity tag', async () => {
  const { client } = await startedStore();
  const Body = bytesOf(70_000);
  const put = await client.send(
    new PutObjectCommand({
      ...at('static/images/a ä+%.jpg'),
      Body,
      ContentType: 'image/jpeg',
      Metadata: { page: '3' },
    }),
  );
  const got = await client.send(new GetObjectCommand({ ...at('static/images/a ä+%.jpg'), ChecksumMode: 'ENABLED' }));
  expect(Buffer.from((await got.Body?.transformToByteArray()) ?? [])).toEqual(Body);
  expect(got).toMatchObject({
    ContentType: 'image/jpeg',
    ContentLength: 70_000,
    Metadata: { page: '3' },
    ETag: put.ETag,
  });
  expect(got.ChecksumCRC32).toBe(put.ChecksumCRC32);
});

test('a head tells size and type without the content', async () => {
  const { client } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('a'), Body: bytesOf(10), ContentDisposition: 'attachment' }));
  const head = await client.send(new HeadObjectCommand(at('a')));
  expect(head).toMatchObject({ ContentLength: 10, ContentDisposition: 'attachment' });
  expect(head.ContentType).toBe('application/octet-stream');
});

test('an empty object is an object', async () => {
  const { client } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('empty'), Body: '' }));
  const got = await client.send(new GetObjectCommand(at('empty')));
  expect(await got.Body?.transformToString()).toBe('');
  expect(got.ContentLength).toBe(0);
});

test('a streamed body is stored without its framing', async () => {
  const { client } = await startedStore();
  const Body = Readable.from([bytesOf(6000), bytesOf(7000)]);
  await client.send(new PutObjectCommand({ ...at('stream'), Body, ContentLength: 13_000 }));
  const got = await client.send(new GetObjectCommand(at('stream')));
  expect(Buffer.from((await got.Body?.transformToByteArray()) ?? [])).toEqual(
    Buffer.concat([bytesOf(6000), bytesOf(7000)]),
  );
  expect(got.ContentEncoding).toBeUndefined();
});

test.each([
  ['bytes=0-9', 0, 10],
  ['bytes=990-', 990, 1000],
  ['bytes=-5', 995, 1000],
  ['bytes=995-5000', 995, 1000],
])('a range %s is that part', async (Range, start, end) => {
  const { client } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('a'), Body: bytesOf(1000) }));
  const got = await client.send(new GetObjectCommand({ ...at('a'), Range }));
  expect(Buffer.from((await got.Body?.transformToByteArray()) ?? [])).toEqual(bytesOf(1000).subarray(start, end));
  expect(got.ContentRange).toBe(`bytes ${start}-${end - 1}/1000`);
});

test('a range behind the end is refused', async () => {
  const { client } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('a'), Body: bytesOf(1000) }));
  const read = client.send(new GetObjectCommand({ ...at('a'), Range: 'bytes=1000-' }));
  await expect(read).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('an object that the reader already holds is not sent again', async () => {
  const { client } = await startedStore();
  const { ETag } = await client.send(new PutObjectCommand({ ...at('a'), Body: 'x' }));
  const again = client.send(new GetObjectCommand({ ...at('a'), IfNoneMatch: ETag }));
  await expect(again).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  const other = client.send(new GetObjectCommand({ ...at('a'), IfMatch: '"0"' }));
  await expect(other).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
});

test('of twenty writers that may only create, exactly one does', async () => {
  const { client } = await startedStore();
  const writes = Array.from({ length: 20 }, (_, i) =>
    client.send(new PutObjectCommand({ ...at('once'), Body: `writer ${i}`, IfNoneMatch: '*' })),
  );
  const results = await Promise.allSettled(writes);
  const winner = results.findIndex(({ status }) => status === 'fulfilled');
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.filter((r) => r.status === 'rejected' && r.reason.name === 'PreconditionFailed')).toHaveLength(19);
  const got = await client.send(new GetObjectCommand(at('once')));
  expect(await got.Body?.transformToString()).toBe(`writer ${winner}`);
});

test('a copy has the content, and its own metadata where asked', async () => {
  const { client } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('pending/ä b.png'), Body: 'picture', ContentType: 'image/png' }));
  const CopySource = `${BUCKET}/${encodeURIComponent('pending/ä b.png')}`;
  await client.send(new CopyObjectCommand({ ...at('kept'), CopySource }));
  await client.send(
    new CopyObjectCommand({ ...at('renamed'), CopySource, MetadataDirective: 'REPLACE', ContentType: 'image/webp' }),
  );
  const kept = await client.send(new GetObjectCommand(at('kept')));
  const renamed = await client.send(new GetObjectCommand(at('renamed')));
  expect([kept.ContentType, renamed.ContentType]).toEqual(['image/png', 'image/webp']);
  expect(await renamed.Body?.transformToString()).toBe('picture');
});

test('what is not there is said to be not there', async () => {
  const { client } = await startedStore();
  await expect(client.send(new GetObjectCommand(at('none')))).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(client.send(new HeadObjectCommand(at('none')))).rejects.toMatchObject({ name: 'NotFound' });
  const copy = client.send(new CopyObjectCommand({ ...at('copy'), CopySource: `${BUCKET}/none` }));
  await expect(copy).rejects.toMatchObject({ name: 'NoSuchKey' });
  const elsewhere = client.send(new GetObjectCommand({ Bucket: 'other', Key: 'a' }));
  await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  await expect(client.send(new HeadBucketCommand({ Bucket: BUCKET }))).resolves.toBeDefined();
});

test('a deleted object is gone, and deleting it again is no error', async () => {
  const { client } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('a'), Body: 'x' }));
  await client.send(new DeleteObjectCommand(at('a')));
  await client.send(new DeleteObjectCommand(at('a')));
  await expect(client.send(new GetObjectCommand(at('a')))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('many objects are deleted at once, odd names too, and no others', async () => {
  const { client } = await startedStore();
  const keys = ['a&b', 'ä<1>', "it's", 'left'];
  for (const key of keys) await client.send(new PutObjectCommand({ ...at(key), Body: key }));
  const Objects = keys.slice(0, 3).map((Key) => ({ Key }));
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects } }));
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(Deleted?.map(({ Key }) => Key)).toEqual(keys.slice(0, 3));
  expect(Contents?.map(({ Key }) => Key)).toEqual(['left']);
});

test('a list is sorted, filtered by prefix, cut into pages and grouped by a delimiter', async () => {
  const { client } = await startedStore();
  const keys = ['static/b', 'static/a/2', 'pending/1', 'static/a/1', 'static/Ä'];
  for (const key of keys) await client.send(new PutObjectCommand({ ...at(key), Body: key }));
  const list = { Bucket: BUCKET, Prefix: 'static/' };
  const first = await client.send(new ListObjectsV2Command({ ...list, MaxKeys: 3 }));
  const ContinuationToken = first.NextContinuationToken;
  const second = await client.send(new ListObjectsV2Command({ ...list, ContinuationToken }));
  const grouped = await client.send(new ListObjectsV2Command({ ...list, Delimiter: '/' }));
  expect(first.Contents?.map(({ Key }) => Key)).toEqual(['static/a/1', 'static/a/2', 'static/b']);
  expect(first.IsTruncated).toBe(true);
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(['static/Ä']);
  expect(second.IsTruncated).toBe(false);
  expect(grouped.CommonPrefixes).toEqual([{ Prefix: 'static/a/' }]);
  expect(grouped.Contents?.map(({ Key }) => Key)).toEqual(['static/b', 'static/Ä']);
});

test('a call that the store does not know is refused instead of taken for another', async () => {
  const { client } = await startedStore();
  const part = client.send(new UploadPartCommand({ ...at('a'), UploadId: 'u', PartNumber: 1, Body: 'x' }));
  await expect(part).rejects.toMatchObject({ name: 'NotImplemented' });
  await expect(client.send(new GetObjectCommand(at('a')))).rejects.toMatchObject({ name: 'NoSuchKey' });
});
