import { strToU8, zipSync } from 'fflate';

type Cell = string | number | null;

/** A sheet of a workbook: the first row is the head; `widths` are in characters, by column. */
export type Sheet = { name: string; widths: readonly number[]; rows: readonly (readonly Cell[])[] };

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Drops characters that XML 1.0 cannot contain. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
}

/** `A`, `B` … `Z`, `AA`. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** A text stays a text, whatever it starts with: no cell is ever a formula. */
function cellXml(value: Cell, place: string, style: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

function rowXml(cells: readonly Cell[], index: number): string {
  const style = index === 0 ? 1 : 0;
  const inside = cells.map((value, column) => cellXml(value, `${columnName(column)}${index + 1}`, style)).join('');
  return `<row r="${index + 1}">${inside}</row>`;
}

function sheetXml({ widths, rows }: Sheet): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${XML}<worksheet ${MAIN}><cols>${columns}</cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;
}

/** Two cell styles: plain, and bold for the head. */
const STYLES = `${XML}<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

/** ZIP's earliest date, so that the same content makes the same file. */
const FIRST_DAY = new Date(1980, 0, 1);

const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`;

function contentTypes(sheets: readonly Sheet[]): string {
  const parts = sheets
    .map((_, index) => `<Override PartName="/xl/${sheetPath(index)}" ContentType="${CONTENT}.worksheet+xml"/>`)
    .join('');
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${parts}</Types>`;
}

function relations(targets: readonly { type: string; target: string }[]): string {
  const each = targets
    .map(({ type, target }, index) => `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('');
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each}</Relationships>`;
}

function workbookXml(sheets: readonly Sheet[]): string {
  const list = sheets
    .map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`)
    .join('');
  return `${XML}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${list}</sheets></workbook>`;
}

/** A workbook for spreadsheets (ECMA-376, its minimum of parts). */
export function workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const links = sheets.map((_, index) => ({ type: 'worksheet', target: sheetPath(index) }));
  const parts = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': relations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations([...links, { type: 'styles', target: 'styles.xml' }]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/${sheetPath(index)}`, sheetXml(sheet)])),
  };
  const files = Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]));
  return zipSync(files, { level: 0, mtime: FIRST_DAY });
}
