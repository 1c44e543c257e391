import { describe, expect, test } from 'vitest';
import {
  changeListState,
  isNarrowed,
  isPlain,
  LIST_SORTS,
  PAGE_SIZES,
  readListState,
  writeListState,
  type ListState,
} from '../../../web/lists/list/list-state.ts';

const STATES = ['all', 'waiting'] as const;
const RULES = { states: STATES, sorts: LIST_SORTS };
const read = (search: string, remembered?: { page: number; size: (typeof PAGE_SIZES)[number] }) =>
  readListState(new URLSearchParams(search), RULES, remembered);
const PLAIN: ListState<'all' | 'waiting'> = {
  q: '',
  sort: '-created',
  page: 1,
  size: 20,
  archived: false,
  state: 'all',
};

describe('the address of a list', () => {
  test('that says nothing is the first page of 20 rows, newest first', () => {
    expect(read('')).toEqual(PLAIN);
  });

  test('names the search, order, page, size, archive and filter', () => {
    expect(read('q=matti+valo&sort=name&page=3&size=50&archived=1&state=waiting')).toEqual({
      q: 'matti valo',
      sort: 'name',
      page: 3,
      size: 50,
      archived: true,
      state: 'waiting',
    });
  });

  test('leads back to the state that it was written from', () => {
    const sizes = PAGE_SIZES.filter((size) => size !== 0);
    for (const q of ['', 'å & b=c?', ' kaksi  sanaa'])
      for (const sort of ['-created', 'name'] as const)
        for (const page of [1, 7])
          for (const size of sizes)
            for (const archived of [false, true])
              for (const state of STATES) {
                const held = { q, sort, page, size, archived, state };
                expect(readListState(writeListState(new URLSearchParams(), RULES, held), RULES)).toEqual(held);
              }
  });

  test('keeps the parameters of others', () => {
    const written = writeListState(new URLSearchParams('lang=en&q=old'), RULES, { ...PLAIN, q: 'new' });
    expect(written.get('lang')).toBe('en');
    expect(written.getAll('q')).toEqual(['new']);
  });

  test('that makes no sense falls back to the defaults', () => {
    expect(read('sort=price&page=-1&size=33&archived=maybe&state=gone')).toEqual(PLAIN);
    expect(read('page=1.5&size=')).toEqual(PLAIN);
    expect(read('page=abc').page).toBe(1);
    expect(read(`q=${'x'.repeat(900)}`).q).toHaveLength(200);
  });

  test('of all rows has one page', () => {
    expect(read('size=0&page=4')).toEqual({ ...PLAIN, size: 0 });
  });

  test('that says nothing returns to the page and size of the last visit', () => {
    expect(read('', { page: 3, size: 50 })).toEqual({ ...PLAIN, page: 3, size: 50 });
    expect(read('lang=en', { page: 3, size: 50 }).page).toBe(3);
  });

  test('that names a search begins at its first page, in the size of the last visit', () => {
    expect(read('q=x', { page: 3, size: 50 })).toEqual({ ...PLAIN, q: 'x', size: 50 });
    expect(read('page=2&size=100', { page: 3, size: 50 })).toEqual({ ...PLAIN, page: 2, size: 100 });
  });
});

describe('a change of a list', () => {
  const held = { ...PLAIN, page: 4 };

  test('of the page changes nothing else', () => {
    expect(changeListState(held, { page: 5 }, RULES)).toEqual({ ...held, page: 5 });
  });

  test.each([
    { q: 'x' },
    { sort: 'name' as const },
    { size: 50 as const },
    { archived: true },
    { state: 'waiting' as const },
  ])('of what is shown (%o) begins at the first page', (change) => {
    expect(changeListState(held, change, RULES)).toEqual({ ...PLAIN, ...change });
  });

  test('to another filter hides the archived, and showing the archived goes back to the first filter', () => {
    const archived = changeListState(held, { archived: true }, RULES);
    const waiting = changeListState(archived, { state: 'waiting' }, RULES);
    expect(waiting).toEqual({ ...PLAIN, state: 'waiting' });
    expect(changeListState(waiting, { archived: true }, RULES)).toEqual({ ...PLAIN, archived: true });
  });

  test('leaves rows out when it searches or filters, not when it adds the archived', () => {
    expect(isNarrowed(PLAIN, RULES)).toBe(false);
    expect(isNarrowed(changeListState(PLAIN, { archived: true }, RULES), RULES)).toBe(false);
    expect(isNarrowed({ ...PLAIN, q: ' ' }, RULES)).toBe(false);
    expect(isNarrowed({ ...PLAIN, q: 'x' }, RULES)).toBe(true);
    expect(isNarrowed({ ...PLAIN, state: 'waiting' }, RULES)).toBe(true);
  });
});

describe('a list with orders and a widest filter of its own', () => {
  const DATED = {
    states: ['expired', 'warn', 'all'] as const,
    sorts: ['expires', '-expires', 'name'] as const,
    widest: 'all' as const,
    hasArchivedEverywhere: true,
  };
  const readDated = (search: string) => readListState(new URLSearchParams(search), DATED);

  test('takes only its own orders from an address, and leaves its default out of it', () => {
    expect(readDated('').sort).toBe('expires');
    expect(readDated('sort=-created').sort).toBe('expires');
    expect(readDated('sort=-expires').sort).toBe('-expires');
    expect(writeListState(new URLSearchParams(), DATED, readDated('')).has('sort')).toBe(false);
    expect(writeListState(new URLSearchParams(), DATED, readDated('sort=name')).get('sort')).toBe('name');
  });

  test('leaves rows out by its default filter, and is plain with it', () => {
    expect(isNarrowed(readDated(''), DATED)).toBe(true);
    expect(isPlain(readDated(''), DATED)).toBe(true);
    expect(isNarrowed(readDated('state=all'), DATED)).toBe(false);
    expect(isPlain(readDated('state=all'), DATED)).toBe(false);
  });

  test('shows archived rows under every filter', () => {
    const warned = changeListState(readDated('archived=1'), { state: 'warn' }, DATED);
    expect(warned).toMatchObject({ state: 'warn', archived: true });
    expect(changeListState(readDated('state=warn'), { archived: true }, DATED)).toMatchObject({ state: 'warn' });
  });
});
