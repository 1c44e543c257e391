import { describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import {
  emptyWhenUnauthorized,
  EXPIRED_MESSAGE,
  fillPage,
  filterOf,
  showPages,
  type ListCall,
  type ListPage,
} from '../../../web/lists/list/list-pages.ts';

const { signal } = new AbortController();
const filter = filterOf({ q: '', sort: '-created', page: 1, size: 20, archived: false, state: 'all' }, undefined);

/** A list of numbered rows behind cursors that answers at most `most` rows at a time. */
function listOf(count: number, most = 100) {
  const calls: ListCall<string>[] = [];
  const load = (query: ListCall<string>): Promise<ListPage<number>> => {
    calls.push(query);
    const from = Number(query.cursor ?? 0);
    const to = Math.min(from + Math.min(Number(query.limit), most), count);
    const items = Array.from({ length: to - from }, (_, at) => from + at + 1);
    return Promise.resolve({ items, nextCursor: to < count ? String(to) : null });
  };
  return { load, calls };
}

async function walk(count: number, { size, pages, most }: { size: number; pages: number; most?: number }) {
  const { load, calls } = listOf(count, most);
  const walked: ListPage<number>[] = [];
  while (walked.length < pages && walked.at(-1)?.nextCursor !== null) {
    walked.push(await fillPage(load, { filter, size, cursor: walked.at(-1)?.nextCursor ?? undefined }, signal));
  }
  return { pages: walked, calls };
}

describe('walking a list by its cursors', () => {
  test('shows a page with the numbers of its rows, before the end is known', async () => {
    const { pages } = await walk(95, { size: 20, pages: 2 });
    const shown = showPages({ pages }, { page: 2, size: 20 });
    expect(shown).toMatchObject({ page: 2, from: 21, to: 40, total: undefined, hasNext: true, isIncomplete: false });
    expect(shown.rows[0]).toBe(21);
  });

  test('knows all rows and pages once it has met the end', async () => {
    const { pages } = await walk(95, { size: 20, pages: 5 });
    expect(showPages({ pages }, { page: 5, size: 20 })).toMatchObject({
      from: 81,
      to: 95,
      total: 95,
      pageCount: 5,
      hasNext: false,
    });
    expect(showPages({ pages }, { page: 1, size: 20 })).toMatchObject({ total: 95, pageCount: 5, hasNext: true });
  });

  test('goes on until the asked page is there', async () => {
    const { pages } = await walk(95, { size: 20, pages: 1 });
    expect(showPages({ pages }, { page: 3, size: 20 })).toMatchObject({ isIncomplete: true, rows: [] });
  });

  test('shows the last page where the asked one is beyond the end', async () => {
    const { pages } = await walk(45, { size: 20, pages: 9 });
    expect(showPages({ pages }, { page: 9, size: 20 })).toMatchObject({
      page: 3,
      from: 41,
      to: 45,
      isIncomplete: false,
    });
  });

  test('does not count an empty page that only tells the end', () => {
    const pages = [
      { items: [1, 2], nextCursor: 'c' },
      { items: [], nextCursor: null },
    ];
    expect(showPages({ pages }, { page: 2, size: 20 })).toMatchObject({
      page: 1,
      total: 2,
      pageCount: 1,
      hasNext: false,
    });
  });

  test('with all rows asked for, shows what has come and is complete at the end', async () => {
    const half = await walk(250, { size: 0, pages: 2 });
    expect(showPages(half, { page: 1, size: 0 })).toMatchObject({
      from: 1,
      to: 200,
      total: undefined,
      isIncomplete: true,
    });
    const whole = await walk(250, { size: 0, pages: 9 });
    expect(whole.calls.map(({ limit }) => limit)).toEqual(['100', '100', '100']);
    expect(showPages(whole, { page: 1, size: 0 })).toMatchObject({ to: 250, total: 250, isIncomplete: false });
  });

  test('shows an empty list as complete', () => {
    const pages = [{ items: [], nextCursor: null }];
    expect(showPages({ pages }, { page: 1, size: 20 })).toMatchObject({
      from: 0,
      to: 0,
      total: 0,
      pageCount: 1,
      hasNext: false,
    });
  });

  test('fills a page from short answers without losing or repeating a row', async () => {
    const { pages, calls } = await walk(45, { size: 20, pages: 3, most: 7 });
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
    expect(pages.flatMap(({ items }) => items)).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
    expect(calls.slice(0, 3).map(({ limit }) => limit)).toEqual(['20', '13', '6']);
  });

  test('stops asking for a page whose answers stay empty, and keeps the way on', async () => {
    let calls = 0;
    const load = () => Promise.resolve({ items: [], nextCursor: `c${(calls += 1)}` });
    const page = await fillPage(load, { filter, size: 20, cursor: undefined }, signal);
    expect(page).toEqual({ items: [], nextCursor: 'c10' });
  });
});

describe('what the API is asked', () => {
  test('is the trimmed search, the order, the archive with the living rows, and the chosen company', () => {
    const state = { q: ' valo ', sort: 'name', page: 3, size: 50, archived: true, state: 'waiting' } as const;
    expect(filterOf(state, 'company-1')).toEqual({
      q: 'valo',
      sort: 'name',
      archived: 'all',
      state: 'waiting',
      company: 'company-1',
    });
  });

  test('leaves out what is not asked', () => {
    expect(filter).toEqual({ q: undefined, sort: '-created', archived: undefined, state: 'all', company: undefined });
  });
});

describe('a list that is refused', () => {
  const refused = (error: Error) => emptyWhenUnauthorized<number, string>(() => Promise.reject(error));
  const ask = { ...filter, limit: '20' };

  test('with 401 is empty', async () => {
    const load = refused(new AppError('unauthorized', { message: 'No token' }));
    expect(await load(ask, signal)).toEqual({ items: [], nextCursor: null });
  });

  test('because the login has run out tells so', async () => {
    const load = refused(new AppError('unauthorized', { message: `${EXPIRED_MESSAGE} at noon` }));
    await expect(load(ask, signal)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('for any other reason tells it', async () => {
    await expect(refused(new AppError('forbidden'))(ask, signal)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(refused(new TypeError('broken'))(ask, signal)).rejects.toThrow('broken');
  });
});
