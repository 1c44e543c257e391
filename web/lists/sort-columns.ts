import type { Sort as ShownSort } from '../ui/data-table.tsx';
import type { ListRules, ListState } from './list-state.ts';

const columnOf = (sort: string) => sort.replace('-', '');

/** The sorted column as the table marks it; none while a search orders the rows by the found word. */
export function sortOf({ q, sort }: { q: string; sort: string }): ShownSort | undefined {
  if (q.trim() !== '') return undefined;
  return { key: columnOf(sort), direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** What a press on a column's head asks for: the next of the column's orders, and after the last the list's default. */
export function sortWanted<Sort extends string>(
  { sort }: Pick<ListState<string, Sort>, 'sort'>,
  key: string,
  sorts: ListRules<string, Sort>['sorts'],
): Sort {
  const ofColumn = sorts.filter((each) => columnOf(each) === key);
  return ofColumn[ofColumn.indexOf(sort) + 1] ?? sorts[0];
}
