import type { Sort as ShownSort } from '../../ui/table/column.ts';
import type { ListRules, ListState } from './list-state.ts';

const columnOf = (sort: string) => sort.replace('-', '');

/** The column that the table marks as sorted; undefined during a search, which sorts by relevance. */
export function sortOf({ q, sort }: { q: string; sort: string }): ShownSort | undefined {
  if (q.trim() !== '') return undefined;
  return { key: columnOf(sort), direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The sort order after a press on a column's head: the column's next order, and after its last the list's default. */
export function sortWanted<Sort extends string>(
  { sort }: Pick<ListState<string, Sort>, 'sort'>,
  key: string,
  sorts: ListRules<string, Sort>['sorts'],
): Sort {
  const ofColumn = sorts.filter((each) => columnOf(each) === key);
  return ofColumn[ofColumn.indexOf(sort) + 1] ?? sorts[0];
}
