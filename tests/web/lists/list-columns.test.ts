import { describe, expect, test } from 'vitest';
import { groupedPin } from '../../../web/lists/grouped-pin.ts';
import { LIST_SORTS } from '../../../web/lists/list/list-state.ts';
import { sortOf, sortWanted } from '../../../web/lists/list/sort-columns.ts';

describe('the sorted column', () => {
  test('is the creation, newest first, or the name', () => {
    expect(sortOf({ q: '', sort: '-created' })).toEqual({ key: 'created', direction: 'descending' });
    expect(sortOf({ q: '', sort: 'name' })).toEqual({ key: 'name', direction: 'ascending' });
  });

  test('is none while a search orders the rows', () => {
    expect(sortOf({ q: 'x', sort: 'name' })).toBeUndefined();
  });

  test('goes through the orders of its own that a list has', () => {
    const sorts = ['expires', '-expires', 'name'] as const;
    expect(sortOf({ q: '', sort: '-expires' })).toEqual({ key: 'expires', direction: 'descending' });
    expect(sortWanted({ sort: 'expires' }, 'expires', sorts)).toBe('-expires');
    expect(sortWanted({ sort: '-expires' }, 'expires', sorts)).toBe('expires');
    expect(sortWanted({ sort: '-expires' }, 'name', sorts)).toBe('name');
    expect(sortWanted({ sort: 'name' }, 'name', sorts)).toBe('expires');
  });

  test('of a second press on the name is the creation again', () => {
    expect(sortWanted({ sort: '-created' }, 'name', LIST_SORTS)).toBe('name');
    expect(sortWanted({ sort: 'name' }, 'name', LIST_SORTS)).toBe('-created');
    expect(sortWanted({ sort: 'name' }, 'created', LIST_SORTS)).toBe('-created');
  });
});

test('a PIN stands in groups of three that do not part at a line end', () => {
  expect(groupedPin('123456')).toBe('123\u00A0456');
  expect(groupedPin('123456789')).toBe('123\u00A0456\u00A0789');
  expect(groupedPin('')).toBe('');
});
