import type { TFunction } from 'i18next';
import type { RowSelection } from '../ui/data-table.tsx';
import type { Selection } from './use-selection.ts';

type Shown<Row> = { selection: Selection<Row>; rows: readonly Row[]; nameOf: (row: Row) => string };

/** The checkboxes of a table over what is chosen of its list; `rows` are those of the page. */
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
