/** Which of `;`, tab and `,` separates the cells: the one that is most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/gu, '').split('\n', 1);
  const counts = [';', '\t', ','].map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

/**
 * The rows of a CSV text as spreadsheets save it: with or without a byte order mark, cells in quotes where they hold a separator, a line
 * break or quotes. Rows without anything in them are left out; `line` is where a row begins in the file, from 1.
 */
export function readTable(given: string): { line: number; cells: string[] }[] {
  const text = given.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
  const separator = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let row = { line: 1, cells: [] as string[] };
  let cell = '';
  let line = 1;
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((each) => each !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
