// <DataTable caption={t('…')} columns={columns} rows={rows} rowKey={(row) => row._id} sort={sort} onSort={setSort} empty={<EmptyState …/>} />
// A real table; up to 576 px each row becomes a card without the columns marked `isExtra`, and up to 900 px one with all of them
// where it `isBroad`. `rows` undefined = still loading.
// With `selection` each row begins with a checkbox, and the head has one for the page.
// The roles repeat the elements' own: a browser forgets those when a narrow screen lays the rows out as cards.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from './icons.tsx';
import { PickBox } from './pick-box.tsx';
import { CHUNK_ROWS, RowChunk } from './row-chunk.tsx';
import { Skeleton } from './skeleton.tsx';
import headStyles from './table-head.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Sort = { key: string; direction: 'ascending' | 'descending' };

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Figures: to the right, in even widths. */
  isNumeric?: boolean;
  /** Left out of the cards of a phone. */
  isExtra?: boolean;
};

/** The choosing of rows; the labels are read aloud. */
export type RowSelection<Row> = {
  isChosen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  labelOf: (row: Row) => string;
  pageLabel: string;
  onTogglePage: (isChosen: boolean) => void;
};

type DataTableProps<Row> = {
  caption: string;
  /** The first column names the row; put the link to it there. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  empty?: ReactNode;
  selection?: RowSelection<Row> | undefined;
  /** More columns than a tablet has room for. */
  isBroad?: boolean;
  /** The row that is looked at beside the table. */
  currentKey?: string | undefined;
};

function cellClass<Row>(column: Column<Row>): string {
  return classNames(column.isNumeric && styles.numeric, column.isExtra && styles.extra);
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
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

/** The box that chooses all rows of the page; it says so where only some are chosen. */
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

type HeadProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort' | 'selection' | 'isBroad'> & {
  rows: readonly Row[];
};

function Head<Row>({ columns, sort, onSort, selection, isBroad, rows }: HeadProps<Row>) {
  const hasSorts = columns.some(({ isSortable }) => isSortable);
  return (
    <thead className={classNames(headStyles.head, isBroad && headStyles.broad)} role="rowgroup">
      <tr role="row" className={classNames(hasSorts && headStyles.sorts, selection && headStyles.picks)}>
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
            className={classNames(cellClass(column), !column.isSortable && headStyles.plain)}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            {column.isSortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'selection'> & {
  row: Row;
  isCurrent: boolean;
  /** Its place in the whole table, where not all of it is drawn. */
  number: number | undefined;
};

function Row<Row>({ columns, selection, row, isCurrent, number }: RowProps<Row>) {
  const isChosen = selection?.isChosen(row) === true;
  return (
    <tr
      role="row"
      className={classNames(
        styles.row,
        selection && styles.picked,
        isChosen && styles.chosen,
        isCurrent && styles.current,
      )}
      aria-current={isCurrent || undefined}
      aria-rowindex={number}
    >
      {selection && (
        <td role="cell" className={styles.pick}>
          <PickBox label={selection.labelOf(row)} isChecked={isChosen} onChange={() => selection.onToggle(row)} />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" role="rowheader" className={styles.name}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" data-label={column.header} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** More rows than these are drawn in chunks, those near the screen. */
const MOST_DRAWN = 200;

type BodyProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'selection' | 'currentKey'> & {
  rows: readonly Row[];
};

function Body<Row>({ columns, rows, rowKey, selection, currentKey }: BodyProps<Row>) {
  const drawn = (some: readonly Row[], before?: number) =>
    some.map((row, place) => (
      <Row
        key={rowKey(row)}
        columns={columns}
        selection={selection}
        row={row}
        isCurrent={rowKey(row) === currentKey}
        // The head is the first row of all.
        number={before === undefined ? undefined : before + place + 2}
      />
    ));
  if (rows.length <= MOST_DRAWN) return <tbody role="rowgroup">{drawn(rows)}</tbody>;
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, at) => at * CHUNK_ROWS);
  return starts.map((start) => {
    const some = rows.slice(start, start + CHUNK_ROWS);
    return (
      <RowChunk key={start} size={some.length}>
        {() => drawn(some, start)}
      </RowChunk>
    );
  });
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sort, onSort, empty, selection, isBroad = false } = props;
  const { t } = useTranslation();
  if (!rows) return <Skeleton lines={6} label={t('common.loading')} />;
  if (rows.length === 0) return empty;
  return (
    <div className={classNames(styles.frame, isBroad && styles.broad)}>
      <table
        role="table"
        className={styles.table}
        aria-rowcount={rows.length > MOST_DRAWN ? rows.length + 1 : undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head columns={columns} rows={rows} sort={sort} onSort={onSort} selection={selection} isBroad={isBroad} />
        <Body {...props} rows={rows} />
      </table>
    </div>
  );
}
