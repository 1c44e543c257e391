import { LONGEST_TEXT_CHARACTERS } from '../../../shared/content/translation/translation-limits.ts';
import { readTable } from '../../lists/export/read-table.ts';
import type { KeyedLine } from './keyed-lines.ts';

/** The columns of a file, in either language of the screen. */
const KEY_HEADINGS = ['avain', 'key'];
const BASE_HEADINGS = ['alkuperäinen', 'original'];
const TRANSLATION_HEADINGS = ['käännös', 'translation'];

/** What a file gives: texts by key, and the rows that give none. */
export type ReadFile = {
  texts: Record<string, string>;
  faults: { line: number; code: 'unknownText' | 'tooLong' }[];
};

/** A cell whose apostrophe keeps a spreadsheet from reading a formula, as `csvText` writes it. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[\s\0]*[=+\-@＝＋－＠])/u, '');

/**
 * Reads a translator's file: rows are found by their key, or else by their original text; a blank translation says nothing. Undefined where
 * the file has no column of translations, or none by which rows are found.
 */
export function readTranslationFile(text: string, lines: readonly KeyedLine[]): ReadFile | undefined {
  const [head, ...rows] = readTable(text);
  const headings = (head?.cells ?? []).map((heading) => heading.toLowerCase());
  const placeOf = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading));
  const [key, base, translation] = [KEY_HEADINGS, BASE_HEADINGS, TRANSLATION_HEADINGS].map(placeOf) as [
    number,
    number,
    number,
  ];
  if (translation < 0 || (key < 0 && base < 0)) return undefined;
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const byText = new Map(lines.map((line) => [line.text.trim(), line]));
  const read: ReadFile = { texts: {}, faults: [] };
  for (const { line, cells } of rows) {
    const said = withoutGuard(cells[translation] ?? '');
    if (said === '') continue;
    const found = byKey.get(cells[key] ?? '') ?? byText.get(withoutGuard(cells[base] ?? ''));
    if (!found) read.faults.push({ line, code: 'unknownText' });
    else if (said.length > LONGEST_TEXT_CHARACTERS) read.faults.push({ line, code: 'tooLong' });
    else read.texts[found.key] = said;
  }
  return read;
}
