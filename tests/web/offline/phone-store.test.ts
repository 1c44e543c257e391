import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedStore } from '../../../web/offline/indexed-store.ts';
import { keptForm } from '../../../web/offline/kept-induction.ts';
import { memoryStore } from '../../../web/offline/memory-store.ts';
import type { PhoneStore } from '../../../web/offline/phone-store.ts';
import { withPage } from '../../../web/offline/queue.ts';
import { safeStore } from '../../../web/offline/safe-store.ts';
import { SIGNED_AT, userFormOf } from '../user-forms/user-form-of.ts';
import { OPEN, says } from './phone-with.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T06:00:00Z');

const keptOf = (userFormId: string, { since = NOW, signed = null as string | null } = {}) => ({
  ...keptForm({ ...userFormOf([OPEN], { signed }), _id: userFormId }, since),
});
const pictureOf = (userFormId: string, at = NOW) => ({
  userFormId,
  name: 'phone:a',
  key: 'a',
  at,
  bytes: new Uint8Array([1, 2, 3]).buffer,
});

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['the browser', indexedStore],
  ["this tab's memory", async () => memoryStore()],
])('what %s keeps', (_, open) => {
  test('of one induction is not mixed with that of another', async () => {
    const store = await open();
    await store.change('a', () => keptOf('a'));
    await store.change('ab', () => keptOf('ab'));
    for (const userFormId of ['a', 'ab']) {
      await store.keepDraft({ userFormId, part: 'details', at: NOW, value: userFormId });
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
    await store.change('old', () => keptOf('old', { since: NOW - 15 * DAY }));
    await store.change('new', () => keptOf('new', { since: NOW - 13 * DAY }));
    await store.keepPicture(pictureOf('old', NOW - 15 * DAY));
    await store.sweep(NOW);
    expect((await store.inductions()).map(({ userFormId }) => userFormId)).toEqual(['new']);
    expect(await store.pictures('old')).toEqual([]);
  });
});

describe('the store of this phone', () => {
  test('lets go of a finished induction that a killed tab has left', async () => {
    const store = await indexedStore();
    await store.change('done', () => keptOf('done', { signed: SIGNED_AT }));
    await store.sweep(NOW);
    expect(await store.inductions()).toEqual([]);
  });

  test('goes on in memory, over what it had, where the browser stops keeping', async () => {
    const lasting = await indexedStore();
    await lasting.change('a', () => keptOf('a'));
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const refusing: PhoneStore = { ...lasting, change: full, keepDraft: full, keepPicture: full };
    const store = safeStore(Promise.resolve(refusing));
    expect(store.isLasting()).toBe(true);
    await store.change('a', (kept) => kept && withPage(kept, { formPage: 0, answers: says('x'), now: NOW }));
    await store.keepPicture(pictureOf('a'));
    await store.keepDraft({ userFormId: 'a', part: 'details', at: NOW, value: 'typed' });
    expect(store.isLasting()).toBe(false);
    expect((await store.induction('a'))?.pages.map(({ answers }) => answers)).toEqual([says('x')]);
    expect((await store.pictures('a')).map(({ name }) => name)).toEqual(['phone:a']);
    expect((await store.drafts('a')).map(({ value }) => value)).toEqual(['typed']);
  });
});
