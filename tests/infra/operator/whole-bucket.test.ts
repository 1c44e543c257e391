import { DeleteObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { WholeBucket } from '../../../infra/operator/whole-bucket.ts';

type Version = { Key: string; VersionId: string };

test('erasing a folder deletes every version of every file and every mark of a deletion, page after page', async () => {
  const s3 = mockClient(S3Client);
  let versions: Version[] = [1, 2, 3].map((number) => ({ Key: 'static/a/photo.png', VersionId: `v${number}` }));
  let marks: Version[] = [{ Key: 'static/a/gone.png', VersionId: 'm1' }];
  const without = (all: Version[], input: Partial<Version>) =>
    all.filter(({ Key, VersionId }) => Key !== input.Key || VersionId !== input.VersionId);
  s3.on(ListObjectVersionsCommand).callsFake(() => ({ Versions: versions.slice(0, 2), DeleteMarkers: marks }));
  s3.on(DeleteObjectCommand).callsFake((input: Partial<Version>) => {
    versions = without(versions, input);
    marks = without(marks, input);
    return {};
  });
  expect(await new WholeBucket(new S3Client({ region: 'eu-north-1' }), 'files').erase('static/a/')).toBe(2);
  expect([versions, marks]).toEqual([[], []]);
  s3.restore();
});

test('a prefix that is no folder is not erased, as it could be the beginning of another', async () => {
  const bucket = new WholeBucket(new S3Client({ region: 'eu-north-1' }), 'files');
  await expect(bucket.erase('static/a')).rejects.toThrow('is no folder');
  await expect(bucket.erase('')).rejects.toThrow('is no folder');
});
