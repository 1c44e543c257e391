import type { ReactNode } from 'react';

export type Sort = { key: string; direction: 'ascending' | 'descending' };

/** A column, declared once for every width of the window. The first column that `isName`, or else the first, names the row. */
export type Column<Row> = {
  key: string;
  header: string;
  /** `null` or an empty text where the row has no such fact: it is left out. */
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Right-aligned figures of even width. */
  isNumeric?: boolean;
  isName?: boolean;
  /** Its share of the width that the other columns leave; a longer text ends in dots. Other columns are as wide as what they hold. */
  share?: number;
  /** Left out of tables in windows below 1200 px. */
  isWideOnly?: boolean;
  /** Left out of stacked rows. */
  isTableOnly?: boolean;
  /** In the second line of a stacked row it is there whole or not at all. */
  isWhole?: boolean;
  /** Its header is for screen readers alone: what it holds says by itself what it is. */
  isHeaderHidden?: boolean;
  /** In a table its text has two lines of smaller letters before it ends in dots. */
  isTwoLined?: boolean;
  /** All of its text is there, on as many lines as it takes. */
  isWrapped?: boolean;
  /** What is done with the row, at its end. */
  isAct?: boolean;
  /** On a phone: a fact's place in the second line, or 'act' for the next act. Without one it is left out there; a tablet shows every column. */
  phone?: number | 'act';
  /** In a stacked row it stands with its header before it. */
  isLabelled?: boolean;
};

/** The selection of rows; the labels are for screen readers. */
export type RowSelection<Row> = {
  isChosen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  labelOf: (row: Row) => string;
  pageLabel: string;
  onTogglePage: (isChosen: boolean) => void;
};

export function nameColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ isName }) => isName) ?? columns[0];
}

export const isActColumn = <Row>({ isAct, phone }: Column<Row>): boolean => isAct === true || phone === 'act';

/** The act of a stacked row: on a phone only one that is the next. */
export function actColumn<Row>(columns: readonly Column<Row>[], isPhone: boolean): Column<Row> | undefined {
  return columns.find((column) => (isPhone ? column.phone === 'act' : isActColumn(column)));
}

/** The facts of a stacked row in their order: on a phone those with a place, on a tablet all. */
export function factColumns<Row>(columns: readonly Column<Row>[], isPhone: boolean): Column<Row>[] {
  const name = nameColumn(columns);
  const placeOf = ({ phone }: Column<Row>) => (typeof phone === 'number' ? phone : columns.length);
  return columns
    .filter((column) => column !== name && !isActColumn(column) && column.isTableOnly !== true)
    .filter(({ phone }) => !isPhone || typeof phone === 'number')
    .sort((one, other) => placeOf(one) - placeOf(other));
}
