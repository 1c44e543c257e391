import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, freshBrowser } from '../browser-fakes.ts';

const DAY = 86_400_000;

/** A storage that can be walked through, and be full. */
class WalkedStorage extends FakeStorage {
  isFull = false;

  get length(): number {
    return this.values.size;
  }

  key(place: number): string | null {
    return [...this.values.keys()][place] ?? null;
  }

  override setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

let storage: WalkedStorage;

beforeEach(() => {
  freshBrowser();
  storage = new WalkedStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const drafts = () => import('../../../web/drafts/draft-store.ts');

/** The module as a reloaded page finds it. */
async function reloaded() {
  vi.resetModules();
  return drafts();
}

describe('what is typed on a device', () => {
  test('is there after a reload', async () => {
    (await drafts()).writeDraft('form', 'page-1', { 0: true });
    expect((await reloaded()).readDraft('form', 'page-1')).toEqual({ 0: true });
    expect((await reloaded()).readDraft('other', 'page-1')).toBeUndefined();
  });

  test('goes with its inner parts once the server has it, and nothing else goes', async () => {
    const { writeDraft, clearDraft, readDraft } = await drafts();
    for (const part of ['page-1', 'page-1:sketch', 'page-10', 'details']) writeDraft('form', part, part);
    clearDraft('form', 'page-1');
    expect(['page-1', 'page-1:sketch', 'page-10', 'details'].map((part) => readDraft('form', part))).toEqual([
      undefined,
      undefined,
      'page-10',
      'details',
    ]);
  });

  test('goes whole when the worker asks for it, and other keys of the site stay', async () => {
    const { writeDraft, clearDrafts } = await drafts();
    storage.setItem('lang', 'fi');
    writeDraft('form', 'details', 'a');
    writeDraft('form2', 'details', 'b');
    clearDrafts('form');
    expect([...storage.values.keys()]).toEqual(['lang', 'draft:form2:details']);
  });

  test('is forgotten after 14 days', async () => {
    const { writeDraft, forgetOldDrafts, readDraft } = await drafts();
    const now = Date.now();
    writeDraft('old', 'details', 'a', now - 15 * DAY);
    writeDraft('new', 'details', 'b', now - 13 * DAY);
    forgetOldDrafts(now);
    expect(readDraft('old', 'details')).toBeUndefined();
    expect(readDraft('new', 'details')).toBe('b');
  });

  test('is kept for the tab where the storage is full or turned off', async () => {
    const { writeDraft, readDraft, clearDraft } = await drafts();
    writeDraft('form', 'details', 'before');
    storage.isFull = true;
    writeDraft('form', 'details', 'after');
    expect(readDraft('form', 'details')).toBe('after');
    clearDraft('form', 'details');
    expect(readDraft('form', 'details')).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    writeDraft('form', 'details', 'off');
    expect(readDraft('form', 'details')).toBe('off');
  });

  test('that is broken in the storage counts as none', async () => {
    storage.setItem('draft:form:details', '{"at":');
    storage.setItem('draft:form:page-1', '"text"');
    const { readDraft } = await drafts();
    expect([readDraft('form', 'details'), readDraft('form', 'page-1')]).toEqual([undefined, undefined]);
  });
});
