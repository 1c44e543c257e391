import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptForm } from '../../../web/offline/kept-induction.ts';
import { memoryStore } from '../../../web/offline/memory-store.ts';
import type { PhoneStore } from '../../../web/offline/phone-store.ts';
import { withPage } from '../../../web/offline/queue.ts';
import { safeStore } from '../../../web/offline/safe-store.ts';
import { userFormOf } from '../user-forms/user-form-of.ts';
import { OPEN, says } from './phone-with.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T06:00:00Z');

const keptOf = (userFormId: string, keptFrom: number | undefined = NOW) =>
  keptForm({ ...userFormOf([OPEN]), _id: userFormId }, keptFrom);
const waitingOf = (userFormId: string, keptFrom?: number) =>
  withPage(keptOf(userFormId, keptFrom), { formPage: 0, answers: says('kept'), now: NOW });
const pictureOf = (userFormId: string, keptFrom = NOW) => ({
  userFormId,
  name: 'phone:a',
  key: 'a',
  keptFrom,
  bytes: new Uint8Array([1, 2, 3]).buffer,
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const indexedStore = async () => (await import('../../../web/offline/indexed-store.ts')).indexedStore();

describe.each([
  ['the browser', indexedStore],
  ["this tab's memory", async () => memoryStore()],
])('what %s keeps', (_, open) => {
  test('of one induction is not mixed with that of another', async () => {
    const store = await open();
    await store.change('a', () => keptOf('a'));
    await store.change('ab', () => keptOf('ab'));
    for (const userFormId of ['a', 'ab']) {
      await store.keepDraft({ userFormId, part: 'details', keptFrom: NOW, value: userFormId });
      await store.keepPicture(pictureOf(userFormId));
    }
    await store.remove('a');
    expect((await store.inductions()).map(({ userFormId }) => userFormId)).toEqual(['ab']);
    expect([await store.drafts('a'), await store.pictures('a')]).toEqual([[], []]);
    expect((await store.drafts('ab')).map(({ value }) => value)).toEqual(['ab']);
    expect(new Uint8Array((await store.picture('ab', 'phone:a'))?.bytes ?? new ArrayBuffer(0))).toHaveLength(3);
  });

  test('changes one step at a time, over any number of changes at once', async () => {
    const store = await open();
    await store.change('a', () => keptOf('a'));
    await Promise.all(
      Array.from({ length: 20 }, (__, count) =>
        store.change('a', (kept) => kept && withPage(kept, { formPage: 0, answers: says(`${count}`), now: NOW })),
      ),
    );
    expect((await store.induction('a'))?.lastRevision).toBe(20);
  });

  test('goes after 14 days, with its drafts and pictures', async () => {
    const store = await open();
    await store.change('old', () => keptOf('old', NOW - 15 * DAY));
    await store.change('new', () => keptOf('new', NOW - 13 * DAY));
    await store.keepPicture(pictureOf('old', NOW - 15 * DAY));
    await store.sweep(NOW);
    expect((await store.inductions()).map(({ userFormId }) => userFormId)).toEqual(['new']);
    expect(await store.pictures('old')).toEqual([]);
  });

  test('never goes while it waits to be sent, nor do its drafts and pictures', async () => {
    const store = await open();
    const long = NOW - 400 * DAY;
    await store.change('busy', () => waitingOf('busy', long));
    await store.keepPicture(pictureOf('busy', long));
    await store.keepDraft({ userFormId: 'busy', part: 'page-1', keptFrom: long, value: 'typed' });
    await store.sweep(NOW);
    expect((await store.induction('busy'))?.pages.map(({ answers }) => answers)).toEqual([says('kept')]);
    expect(await store.pictures('busy')).toHaveLength(1);
    expect(await store.drafts('busy')).toHaveLength(1);
  });

  test('begins to age with the first sweep where an earlier release has told no age by the server', async () => {
    const store = await open();
    await store.change('a', () => ({ ...keptForm({ ...userFormOf([OPEN]), _id: 'a' }, undefined), since: 0 }));
    await store.sweep(NOW);
    await store.sweep(NOW + 13 * DAY);
    expect(await store.inductions()).toHaveLength(1);
    await store.sweep(NOW + 15 * DAY);
    expect(await store.inductions()).toEqual([]);
  });
});

describe('the store of this phone', () => {
  test('goes on in memory, over what it had, where the browser stops keeping', async () => {
    const lasting = await indexedStore();
    await lasting.change('a', () => keptOf('a'));
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const refusing: PhoneStore = { ...lasting, change: full, keepDraft: full, keepPicture: full };
    const store = safeStore(Promise.resolve(refusing));
    expect(store.isLasting()).toBe(true);
    await store.change('a', (kept) => kept && withPage(kept, { formPage: 0, answers: says('x'), now: NOW }));
    await store.keepPicture(pictureOf('a'));
    await store.keepDraft({ userFormId: 'a', part: 'details', keptFrom: NOW, value: 'typed' });
    expect(store.isLasting()).toBe(false);
    expect((await store.induction('a'))?.pages.map(({ answers }) => answers)).toEqual([says('x')]);
    expect((await store.pictures('a')).map(({ name }) => name)).toEqual(['phone:a']);
    expect((await store.drafts('a')).map(({ value }) => value)).toEqual(['typed']);
  });
});
