import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ObjectFolder } from '../../../../infra/local/s3/object-folder.ts';
import { removeOldPending } from '../../../../infra/local/s3/pending-objects.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const textOf = async (folder: ObjectFolder, key: string): Promise<string | undefined> =>
  (await (await folder.read(key))?.bytes())?.toString();

test('objects are there after a restart, and half-written ones are gone', async () => {
  const place = await temporaryFolder();
  const before = await ObjectFolder.open(place);
  await before.put('a', Buffer.from('first'));
  await before.put('a', Buffer.from('second'));
  await writeFile(path.join(place, 'unfinished', 'torn'), '{"key":"b"');
  const after = await ObjectFolder.open(place);
  expect(await textOf(after, 'a')).toBe('second');
  expect((await after.list()).map(({ key }) => key)).toEqual(['a']);
  expect(await readdir(path.join(place, 'unfinished'))).toEqual([]);
});

test.each(['../../escape', '/', 'a/', 'a', 'a/b', '.', '..', 'å'.repeat(512), 'new\nline', 'NUL\0'])(
  'the key %j is only a name',
  async (key) => {
    const place = await temporaryFolder();
    const folder = await ObjectFolder.open(place);
    await folder.put('a/b/c', Buffer.from('other'));
    await folder.put(key, Buffer.from('mine'));
    expect(await textOf(folder, key)).toBe('mine');
    expect(await textOf(folder, 'a/b/c')).toBe('other');
    await folder.remove(key);
    expect(await textOf(folder, key)).toBeUndefined();
    expect((await readdir(place)).length).toBe(2);
  },
);

test('a reader keeps what it opened while the object is replaced and removed', async () => {
  const folder = await ObjectFolder.open(await temporaryFolder());
  await folder.put('a', Buffer.from('old'));
  const opened = await folder.read('a');
  await folder.put('a', Buffer.from('new content'));
  await folder.remove('a');
  expect((await opened?.bytes())?.toString()).toBe('old');
});

test('of fifty parallel writers of one key the object is one of theirs, whole', async () => {
  const folder = await ObjectFolder.open(await temporaryFolder());
  const contents = Array.from({ length: 50 }, (_, i) => String(i).repeat(5000));
  await Promise.all(contents.map((content) => folder.put('a', Buffer.from(content))));
  expect(contents).toContain(await textOf(folder, 'a'));
});

test('uploads that nobody confirmed within a day are removed, and nothing else', async () => {
  const folder = await ObjectFolder.open(await temporaryFolder());
  await folder.put('pending/old', Buffer.from('x'));
  await folder.put('static/old', Buffer.from('x'));
  const later = (hours: number): Date => new Date(Date.now() + hours * 3600 * 1000);
  expect(await removeOldPending(folder, later(23))).toBe(0);
  expect(await removeOldPending(folder, later(25))).toBe(1);
  expect((await folder.list()).map(({ key }) => key)).toEqual(['static/old']);
});
