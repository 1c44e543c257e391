import type { CsvCell } from './csv.ts';

export type ExportColumn<Row> = { key: string; header: string; value: (row: Row) => CsvCell };

/** The rows as lines of cells, after one of the headers. */
export const linesOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): CsvCell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];
