import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const DAY = 86_400_000;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => vi.unstubAllGlobals());

const drafts = () => import('../../../web/drafts/draft-store.ts');
const phone = async () => (await import('../../../web/offline/phone.ts')).phone();

/** The module as a reloaded page finds it. */
async function reloaded(entityId = 'form') {
  vi.resetModules();
  const store = await drafts();
  await store.openDrafts(entityId);
  return store;
}

describe('what is typed on a device', () => {
  test('is there after a reload', async () => {
    (await drafts()).writeDraft('form', 'page-1', { 0: true });
    expect((await reloaded()).readDraft('form', 'page-1')).toEqual({ 0: true });
    expect((await reloaded('other')).readDraft('other', 'page-1')).toBeUndefined();
  });

  test('is the newest of many changes after a reload', async () => {
    const { writeDraft } = await drafts();
    for (const text of ['M', 'Ma', 'Mat', 'Matt', 'Matti']) writeDraft('form', 'details', { firstName: text });
    expect((await reloaded()).readDraft('form', 'details')).toEqual({ firstName: 'Matti' });
  });

  test('goes with its inner parts once it waits or is sent, and nothing else goes', async () => {
    const { writeDraft, clearDraft, readDraft } = await drafts();
    const parts = ['page-1', 'page-1:sketch', 'page-10', 'details'];
    for (const part of parts) writeDraft('form', part, part);
    clearDraft('form', 'page-1');
    const left = [undefined, undefined, 'page-10', 'details'];
    expect(parts.map((part) => readDraft('form', part))).toEqual(left);
    const again = await reloaded();
    expect(parts.map((part) => again.readDraft('form', part))).toEqual(left);
  });

  test('goes whole when the worker asks for it, and another induction stays', async () => {
    const { writeDraft, clearDrafts } = await drafts();
    writeDraft('form', 'details', 'a');
    writeDraft('form', 'page-1', 'a');
    writeDraft('form2', 'details', 'b');
    clearDrafts('form');
    expect((await reloaded()).readDraft('form', 'details')).toBeUndefined();
    expect((await reloaded('form2')).readDraft('form2', 'details')).toBe('b');
  });

  test('is forgotten after 14 days', async () => {
    const now = Date.now();
    const store = await phone();
    await store.keepDraft({ userFormId: 'form', part: 'old', keptFrom: now - 15 * DAY, value: 'a' });
    await store.keepDraft({ userFormId: 'form', part: 'new', keptFrom: now - 13 * DAY, value: 'b' });
    await store.sweep(now);
    const { readDraft } = await reloaded();
    expect([readDraft('form', 'old'), readDraft('form', 'new')]).toEqual([undefined, 'b']);
  });

  test('is kept for the tab where the browser keeps nothing, and the tab knows', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { writeDraft, readDraft, clearDraft, openDrafts } = await drafts();
    writeDraft('form', 'details', 'typed');
    await openDrafts('form');
    expect(readDraft('form', 'details')).toBe('typed');
    expect((await phone()).isLasting()).toBe(false);
    clearDraft('form', 'details');
    await openDrafts('form');
    expect(readDraft('form', 'details')).toBeUndefined();
  });
});
