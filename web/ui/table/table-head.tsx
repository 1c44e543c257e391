// <TableHead columns={columns} rows={rows} sort={sort} onSort={setSort} selection={selection} />: the names of the columns, which sort.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a browser forgets an element's own role where the rows are laid out as a grid */
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { PickBox } from '../fields/boxes/pick-box.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.tsx';
import { SortIcon } from '../staff-icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { isActColumn, type Column, type RowSelection, type Sort } from './column.ts';
import styles from './data-table.module.css';
import headStyles from './table-head.module.css';

type Sorting = { sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined };

/** A column's part of the width; as wide as what it holds without one. */
export function widthOf<Row>({ share }: Column<Row>, columns: readonly Column<Row>[]): CSSProperties | undefined {
  if (share === undefined) return undefined;
  const all = columns.reduce((sum, column) => sum + (column.share ?? 0), 0);
  return { width: `${(100 * share) / all}%`, maxWidth: 0 };
}

function SortButton<Row>({ column, sort, onSort }: { column: Column<Row> } & Sorting) {
  const isCurrent = sort?.key === column.key;
  const isUp = isCurrent && sort.direction === 'ascending';
  const Icon = isCurrent ? (isUp ? ArrowUpIcon : ArrowDownIcon) : SortIcon;
  const direction = isUp ? 'descending' : 'ascending';
  return (
    <button type="button" className={headStyles.sort} onClick={() => onSort?.({ key: column.key, direction })}>
      {column.header}
      <Icon />
    </button>
  );
}

function HeadText<Row>({ column, ...sorting }: { column: Column<Row> } & Sorting) {
  if (column.isSortable) return <SortButton column={column} {...sorting} />;
  return column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
}

/** The checkbox for all rows of the page; indeterminate when only some are selected. */
function PagePick<Row>({ selection, rows }: { selection: RowSelection<Row>; rows: readonly Row[] }) {
  const chosenCount = rows.filter(selection.isChosen).length;
  const isWhole = chosenCount === rows.length;
  return (
    <PickBox
      label={selection.pageLabel}
      isChecked={isWhole}
      isPartly={chosenCount > 0 && !isWhole}
      onChange={selection.onTogglePage}
    />
  );
}

type TableHeadProps<Row> = Sorting & {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  selection: RowSelection<Row> | undefined;
};

export function TableHead<Row>({ columns, rows, sort, onSort, selection }: TableHeadProps<Row>) {
  return (
    <thead className={headStyles.head} role="rowgroup">
      <tr role="row">
        {selection && (
          <td role="cell" className={styles.pick}>
            <PagePick selection={selection} rows={rows} />
          </td>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            role="columnheader"
            className={classNames(column.isNumeric && styles.numeric, isActColumn(column) && styles.act)}
            style={widthOf(column, columns)}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            <HeadText column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
