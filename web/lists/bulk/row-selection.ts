import type { TFunction } from 'i18next';
import type { RowSelection } from '../../ui/table/column.ts';
import type { Selection } from './use-selection.ts';

type Shown<Row> = { selection: Selection<Row>; rows: readonly Row[]; nameOf: (row: Row) => string };

/** Connects a table's checkboxes to the list's selection; `rows` are those of the page. */
export function rowSelection<Row extends { _id: string }>(
  t: TFunction,
  { selection, rows, nameOf }: Shown<Row>,
): RowSelection<Row> {
  return {
    isChosen: ({ _id }) => selection.has(_id),
    onToggle: selection.toggle,
    labelOf: (row) => t('lists.choose', { name: nameOf(row) }),
    pageLabel: t('lists.choosePage'),
    onTogglePage: (isChosen) => selection.put(rows, isChosen),
  };
}
