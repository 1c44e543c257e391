import type { ListSort, ListState } from './list-state.ts';

type ShownSort = { key: 'name' | 'created'; direction: 'ascending' | 'descending' };

/** The sorted column as the table marks it; none while a search orders the rows by the found word. */
export function sortOf({ q, sort }: Pick<ListState, 'q' | 'sort'>): ShownSort | undefined {
  if (q.trim() !== '') return undefined;
  return sort === 'name' ? { key: 'name', direction: 'ascending' } : { key: 'created', direction: 'descending' };
}

/** What a press on a column's head asks for; a second press on the name goes back to newest first. */
export function sortWanted({ sort }: Pick<ListState, 'sort'>, key: string): ListSort {
  return key === 'name' && sort !== 'name' ? 'name' : '-created';
}
