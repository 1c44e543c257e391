import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askSweep } from '../../../functions/data-desk/sweep/ask-sweep.ts';
import { sweepFiles } from '../../../functions/data-desk/sweep/sweep-files.ts';
import { fileSweep, findFileSweep } from '../../../functions/store/due/kinds/file-sweep.ts';
import { FILE_SWEEP_KEY } from '../../../functions/store/keys.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON } from '../../fixtures/walk.ts';

const DAY_SECONDS = 86_400;
const FOUR_WEEKS = 28;

let app: TestApp;
let site: PermitSite;
beforeEach(async () => {
  site = await PermitSite.start();
  app = site.app;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.stop();
});

/** Days later, the morning's order and all of its steps. */
async function mornings(days: number): Promise<void> {
  app.pass(days * DAY_SECONDS);
  await askSweep(app.world);
  while ((await findFileSweep(app.world.table))?.ended === null) await step();
}

async function step(): Promise<void> {
  const item = await app.world.table.get(FILE_SWEEP_KEY);
  if (item) await sweepFiles(app.world, [fileSweep.read(item)]);
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of app.files.list('static/')) found.push(key);
  return found.toSorted();
}

const name = (digit: string, ending = 'jpg') => `${digit.repeat(32)}.${ending}`;
const put = (key: string) => app.files.put(key, Buffer.from('x'), 'image/jpeg');

/** The id of an induction with a card's picture on its page. */
async function inductionWithPicture(): Promise<string> {
  const form = await createCardsForm(app, site.tokens.editor);
  const { id } = await takeWithCards(app, form.pin, {
    user: PERSON,
    cards: async (started) => [given('Tulityökortti', '2030-01-01', await uploaded(app, started))],
  });
  await app.settle();
  return id;
}

describe('the sweep of files', () => {
  test('each four weeks removes what the thing of its folder does not name, 15 days after it was stored, and nothing else', async () => {
    const id = await inductionWithPicture();
    await mornings(0);
    const kept = await keys();
    expect(kept.some((key) => key.startsWith(`static/images/userForm/${id}/`))).toBe(true);
    const unnamed = [
      `static/images/userForm/${id}/${name('a')}`,
      `static/documents/permit/${'A'.repeat(22)}/${name('b', 'pdf')}`,
    ];
    for (const key of unnamed) await put(key);
    await mornings(14);
    expect(await keys()).toEqual([...kept, ...unnamed].toSorted());
    await mornings(14);
    expect(await keys()).toEqual(kept);
    expect(await findFileSweep(app.world.table)).toMatchObject({ number: 2, files: 2, bytes: 2 });
  });

  test('keeps what a version or a draft of a form names, also one that is too large for the table', async () => {
    const form = 'A'.repeat(22);
    const large = gzipSync(JSON.stringify({ pages: [{ content: [name('c', 'png')] }] }));
    await app.files.put(`versions/${form}/1-${'e'.repeat(32)}.json.gz`, large, 'application/gzip');
    const [named, unnamed] = [name('c', 'png'), name('d', 'png')].map(
      (each) => `static/images/inductionForm/${form}/${each}`,
    );
    for (const key of [named, unnamed]) await put(String(key));
    await mornings(16);
    const found = await keys();
    expect(found).toContain(named);
    expect(found).not.toContain(unnamed);
  });

  test('reads no thing again whose folder has no file since the last one, and everything once a year', async () => {
    const id = await inductionWithPicture();
    await mornings(16);
    const read = vi.spyOn(app.world.table, 'query');
    const reads = () => {
      const partitions = read.mock.calls.map(([asked]) => Object.values(asked.values ?? {})[0]);
      read.mockClear();
      return partitions.filter((partition) => partition === `UF#${id}`).length;
    };
    await mornings(FOUR_WEEKS);
    expect(reads()).toBe(0);
    await put(`static/images/userForm/${id}/${name('a')}`);
    await mornings(FOUR_WEEKS);
    expect(reads()).toBe(1);
    for (let sweep = 4; sweep <= 13; sweep += 1) await mornings(FOUR_WEEKS);
    expect(reads()).toBe(0);
    await mornings(FOUR_WEEKS);
    expect(reads()).toBe(1);
  });

  test('that stops in the middle goes on behind the last folder that it has done', async () => {
    const id = await inductionWithPicture();
    const first = `static/documents/permit/${'A'.repeat(22)}/${name('b', 'pdf')}`;
    const second = `static/images/userForm/${id}/${name('a')}`;
    for (const key of [first, second]) await put(key);
    app.pass(16 * DAY_SECONDS);
    await askSweep(app.world);
    let milliseconds = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 10_000));
    const cameTo: (string | undefined)[] = [];
    while ((await findFileSweep(app.world.table))?.ended === null) {
      await step();
      cameTo.push((await findFileSweep(app.world.table))?.after);
    }
    expect(cameTo.length).toBeGreaterThan(2);
    expect(cameTo.every((key, at) => at === 0 || String(key) >= String(cameTo[at - 1]))).toBe(true);
    expect(await findFileSweep(app.world.table)).toMatchObject({ files: 2 });
    expect(await keys()).not.toContain(first);
    expect(await keys()).not.toContain(second);
  });
});
