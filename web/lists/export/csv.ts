/** A cell of a CSV file: a text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Without it a spreadsheet misreads å, ä and ö. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet reads as the start of a formula, also after blanks and after the commas or tabs where it splits cells. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠\t\r\0]|[,\t][\s\0]*[=+\-@＝＋－＠]/u;
const MUST_BE_QUOTED = /[";\r\n\t]|^\s|\s$|,[\s\0]*[=+\-@＝＋－＠]/u;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return MUST_BE_QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats rows as a CSV file that a Finnish spreadsheet opens directly: UTF-8 with a byte order mark, `;` between cells, CRLF after rows,
 * decimal commas. Prefixes a text that looks like a formula with `'`.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
