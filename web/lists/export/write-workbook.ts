import type { CsvCell } from './csv.ts';
import { saveFile } from '../../ui/save-file.ts';

const [NARROWEST, WIDEST] = [10, 40];
/** The most characters of a sheet's name, and those that it may not have. */
const NAME_CHARACTERS = 31;
const NOT_IN_NAMES = /[\\/*?:[\]]/g;

/** Saves rows as a workbook of one sheet, the head first; its code is loaded on demand. */
export async function writeWorkbook(fileName: string, title: string, rows: readonly (readonly CsvCell[])[]) {
  const { workbook, WORKBOOK_TYPE } = await import('./workbook.ts');
  const widths = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length));
    return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
  });
  const name = title.replace(NOT_IN_NAMES, ' ').slice(0, NAME_CHARACTERS);
  saveFile(fileName, workbook([{ name, widths, rows }]), WORKBOOK_TYPE);
}
