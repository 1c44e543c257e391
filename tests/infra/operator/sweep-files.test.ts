import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sweepFiles } from '../../../infra/operator/files/sweep-files.ts';
import { contentsOf } from '../../../infra/operator/contents.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { operatedDemo } from '../../fixtures/operator/operated.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { PERSON } from '../../fixtures/walk.ts';

async function keysOf({ files }: Installation): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.toSorted();
}

test('files that nothing names are removed when no phone can name them any more, and no others', async () => {
  const { app, installation } = await operatedDemo();
  const site = await PermitSite.over(app);
  const form = await createCardsForm(app, site.tokens.editor);
  await takeWithCards(app, form.pin, {
    user: PERSON,
    cards: async (started) => [given('Tulityökortti', '2030-01-01', await uploaded(app, started))],
  });
  await app.settle();
  const name = (digit: string, ending: string) => `${digit.repeat(32)}.${ending}`;
  const { files } = installation.world;
  const put = (key: string) => files.put(key, Buffer.from('x'), 'image/png');
  const unused = [`static/images/userForm/abc/${name('a', 'jpg')}`, `static/documents/permit/abc/${name('b', 'pdf')}`];
  for (const key of unused) await put(key);
  await put(`static/images/inductionForm/abc/${name('c', 'png')}`);
  const large = gzipSync(JSON.stringify({ pages: [{ content: [name('c', 'png'), name('d', 'png')] }] }));
  await files.put(`versions/abc/1-${'e'.repeat(32)}.json.gz`, large, 'application/gzip');
  const all = await keysOf(installation);
  expect(all.length).toBeGreaterThan(8);

  app.pass(14 * 86_400);
  expect((await sweepFiles(installation, { isDryRun: false })).unused).toEqual({ files: 0, bytes: 0 });
  app.pass(2 * 86_400);
  const before = await contentsOf(installation);
  const found = await sweepFiles(installation, { isDryRun: true });
  expect(found).toEqual({ unused: { files: 2, bytes: 2 }, missing: 1 });
  expect(await contentsOf(installation)).toEqual(before);
  expect(await sweepFiles(installation, { isDryRun: false })).toEqual(found);
  expect(await keysOf(installation)).toEqual(all.filter((key) => !unused.includes(key)));
  expect((await sweepFiles(installation, { isDryRun: true })).unused.files).toBe(0);
});

test('a value of bytes that cannot be read stops it before anything is removed', async () => {
  const { app, installation } = await operatedDemo();
  const key = `static/images/userForm/abc/${'a'.repeat(32)}.jpg`;
  await installation.world.files.put(key, Buffer.from('x'), 'image/jpeg');
  await installation.table.put([{ PK: { S: 'X' }, SK: { S: 'X' }, other: { B: Buffer.from('not gzip') } }]);
  app.pass(16 * 86_400);
  await expect(sweepFiles(installation, { isDryRun: false })).rejects.toThrow('incorrect header check');
  expect(await installation.world.files.exists(key)).toBe(true);
});
