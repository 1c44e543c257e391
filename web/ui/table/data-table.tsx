// <DataTable caption={t('…')} columns={columns} rows={rows} rowKey={(row) => row._id} sort={sort} onSort={setSort} empty={<EmptyState …/>} />
// A real table, of rows of one line unless they are `roomy`; up to 900 px rows of two lines. `rows` undefined = still loading.
// With `selection` each row begins with a checkbox, and the head has one for the page.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles repeat the elements' own: a browser forgets those where the rows are laid out as a grid */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { PickBox } from '../fields/boxes/pick-box.tsx';
import { Skeleton } from '../layout/skeleton.tsx';
import { useWidthUpTo } from '../use-width-up-to.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { isActColumn, nameColumn, type Column, type RowSelection, type Sort } from './column.ts';
import styles from './data-table.module.css';
import { CHUNK_ROWS, ROW_PIXELS, RowChunk } from './row-chunk.tsx';
import { StackedRow } from './stacked-row.tsx';
import { TableHead, widthOf } from './table-head.tsx';

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  empty?: ReactNode;
  selection?: RowSelection<Row> | undefined;
  /** The row that is open beside the table. */
  currentKey?: string | undefined;
  /** Higher rows, in which the columns that share the width wrap. */
  isRoomy?: boolean;
};

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  selection: RowSelection<Row> | undefined;
  row: Row;
  isCurrent: boolean;
  /** The row's number in the whole table, where only a part is rendered. */
  number: number | undefined;
};

function TableRow<Row>({ columns, selection, row, isCurrent, number }: RowProps<Row>) {
  const isChosen = selection?.isChosen(row) === true;
  const name = nameColumn(columns);
  return (
    <tr
      role="row"
      className={classNames(styles.row, isChosen && styles.chosen, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      aria-rowindex={number}
    >
      {selection && (
        <td role="cell" className={styles.pick}>
          <PickBox label={selection.labelOf(row)} isChecked={isChosen} onChange={() => selection.onToggle(row)} />
        </td>
      )}
      {columns.map((column) => {
        const className = classNames(
          column.isNumeric && styles.numeric,
          isActColumn(column) && styles.act,
          column.share !== undefined && styles.shared,
          column.isWrapped && styles.wrapped,
        );
        return column === name ? (
          <th key={column.key} scope="row" role="rowheader" className={className} style={widthOf(column, columns)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" className={className} style={widthOf(column, columns)}>
            {column.isTwoLined ? <span className={styles.twoLines}>{column.cell(row)}</span> : column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** A longer table renders only the chunks of rows near the screen. */
const MOST_DRAWN = 200;

type BodyProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'selection' | 'currentKey'> & {
  rows: readonly Row[];
  isStacked: boolean;
};

function Body<Row>({ columns, rows, rowKey, selection, currentKey, isStacked }: BodyProps<Row>) {
  const isPhone = useWidthUpTo('phone');
  const [rowPixels, setRowPixels] = useState(ROW_PIXELS);
  const drawn = (some: readonly Row[], before?: number) =>
    some.map((row, place) => {
      // The head counts as the first row.
      const number = before === undefined ? undefined : before + place + 2;
      const part = { columns, selection, row, isCurrent: rowKey(row) === currentKey, number };
      return isStacked ? (
        <StackedRow key={rowKey(row)} {...part} isPhone={isPhone} />
      ) : (
        <TableRow key={rowKey(row)} {...part} />
      );
    });
  if (rows.length <= MOST_DRAWN) return <tbody role="rowgroup">{drawn(rows)}</tbody>;
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, at) => at * CHUNK_ROWS);
  return starts.map((start) => {
    const some = rows.slice(start, start + CHUNK_ROWS);
    return (
      <RowChunk key={start} size={some.length} rowPixels={rowPixels} onDrawn={setRowPixels}>
        {() => drawn(some, start)}
      </RowChunk>
    );
  });
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, sort, onSort, empty, selection, isRoomy = false } = props;
  const { t } = useTranslation();
  const isStacked = useWidthUpTo('tablet');
  const isNarrowDesk = useWidthUpTo('desk');
  const columns = props.columns.filter(({ isWideOnly }) => isStacked || !isNarrowDesk || !isWideOnly);
  if (!rows) return <Skeleton lines={6} label={t('common.loading')} />;
  if (rows.length === 0) return empty;
  return (
    <div className={styles.frame}>
      <table
        role="table"
        className={classNames(styles.table, isStacked ? styles.stacked : isRoomy && styles.roomy)}
        aria-rowcount={rows.length > MOST_DRAWN ? rows.length + 1 : undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {!isStacked && <TableHead columns={columns} rows={rows} sort={sort} onSort={onSort} selection={selection} />}
        <Body {...props} columns={columns} rows={rows} isStacked={isStacked} />
      </table>
    </div>
  );
}
