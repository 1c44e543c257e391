import { describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import type { ListCall } from '../../../web/lists/list/list-pages.ts';
import { runInTurn } from '../../../web/lists/bulk/run-in-turn.ts';
import { walkList } from '../../../web/lists/walk/walk-list.ts';

describe('an act on several things', () => {
  test('is done to one after the other, and one that fails keeps none from being done', async () => {
    const steps: number[] = [];
    let atOnce = 0;
    const refused = new AppError('invalid_state');
    const act = async (thing: string) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      if (thing === 'b') throw refused;
    };
    const onStep = (finished: number) => steps.push(finished);
    const outcome = await runInTurn(['a', 'b', 'c'], { act, signal: new AbortController().signal, onStep });
    expect(outcome).toEqual({ done: ['a', 'c'], failed: [{ thing: 'b', error: refused }], left: [] });
    expect(steps).toEqual([1, 2, 3]);
  });

  test('that is called off tells what was not begun', async () => {
    const controller = new AbortController();
    const act = (thing: string) => Promise.resolve(thing === 'b' && controller.abort());
    const outcome = await runInTurn(['a', 'b', 'c', 'd'], { act, signal: controller.signal });
    expect(outcome).toEqual({ done: ['a', 'b'], failed: [], left: ['c', 'd'] });
  });
});

describe('everything that a search and filters leave', () => {
  const state = { q: ' matti ', sort: 'name', page: 3, size: 20, archived: false, state: 'waiting' } as const;
  const load = (calls: ListCall<string>[]) => (query: ListCall<string>) => {
    calls.push(query);
    const from = Number(query.cursor ?? 0);
    const items = Array.from({ length: Math.min(100, 250 - from) }, (_, at) => from + at);
    return Promise.resolve({ items, nextCursor: from + 100 < 250 ? String(from + 100) : null });
  };

  test('is fetched from the first page on, a hundred rows at a time, under the same filter', async () => {
    const calls: ListCall<string>[] = [];
    const counts: number[] = [];
    const rows = await walkList(load(calls), {
      state,
      company: 'c',
      signal: new AbortController().signal,
      onRows: (count) => counts.push(count),
    });
    expect(rows).toHaveLength(250);
    expect(counts).toEqual([100, 200, 250]);
    expect(calls.map(({ cursor }) => cursor)).toEqual([undefined, '100', '200']);
    expect(calls[0]).toMatchObject({ q: 'matti', sort: 'name', state: 'waiting', company: 'c', limit: '100' });
  });

  test('ends where it is called off', async () => {
    const controller = new AbortController();
    const calls: ListCall<string>[] = [];
    const walk = { state, company: undefined, signal: controller.signal, onRows: () => controller.abort() };
    await expect(walkList(load(calls), walk)).rejects.toThrow('aborted');
    expect(calls).toHaveLength(1);
  });
});
