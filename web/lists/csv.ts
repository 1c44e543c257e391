/** A cell of a CSV file: a text, a number, or nothing. */
export type CsvCell = string | number | null;

/** Without it a spreadsheet takes the letters å, ä and ö for others. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet reads as the beginning of a formula, also behind blanks and where it parts cells at commas or tabs (quality C23). */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠\t\r\0]|[,\t][\s\0]*[=+\-@＝＋－＠]/u;
const MUST_BE_QUOTED = /[";\r\n\t]|^\s|\s$|,[\s\0]*[=+\-@＝＋－＠]/u;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return MUST_BE_QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a CSV file that a Finnish spreadsheet opens as it is: UTF-8 with a byte order mark, `;` between cells, CRLF
 * after rows, decimal commas. A text that a spreadsheet would take for a formula begins with `'`.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
