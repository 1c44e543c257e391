import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as rememberedLists from '../../../web/lists/list/remembered-list.ts';
import { freshBrowser, type FakeStorage } from '../browser-fakes.ts';

let storage: FakeStorage;
let memory: typeof rememberedLists;

beforeEach(async () => {
  ({ storage } = freshBrowser());
  memory = await import('../../../web/lists/list/remembered-list.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page and size of a list', () => {
  test('are remembered over visits, each list for itself', () => {
    memory.rememberList('cards', undefined, { page: 3, size: 50 });
    expect(memory.rememberedList('cards')).toEqual({ page: 3, size: 50 });
    expect(memory.rememberedList('permits')).toEqual({ page: 1, size: 20 });
  });

  test('all rows at once are remembered, too', () => {
    memory.rememberList('cards', undefined, { page: 1, size: 0 });
    expect(memory.rememberedList('cards').size).toBe(0);
  });

  test('the page is that of one owner, the size of all', () => {
    memory.rememberList('user-forms', 'form-1', { page: 3, size: 50 });
    expect(memory.rememberedList('user-forms', 'form-1')).toEqual({ page: 3, size: 50 });
    expect(memory.rememberedList('user-forms', 'form-2')).toEqual({ page: 1, size: 50 });
    expect(storage.values.size).toBe(1);
  });

  test.each(['nothing', '7', 'null', '{"page":"x","size":33,"of":""}', '{"page":-2,"of":""}', '[]'])(
    'are the first ones where %s is stored',
    (stored) => {
      storage.setItem('list.cards', stored);
      expect(memory.rememberedList('cards')).toEqual({ page: 1, size: 20 });
    },
  );
});
