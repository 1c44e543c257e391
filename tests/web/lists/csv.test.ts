import { describe, expect, test } from 'vitest';
import { csvText } from '../../../web/lists/export/csv.ts';
import { fileName } from '../../../web/ui/save-file.ts';

/** What a spreadsheet makes of the text: the cells of the rows, by RFC 4180 with `;`. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        value += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    } else {
      while (text[at] !== ';' && text[at] !== '\r') value += text[at++];
    }
    row.push(value);
    if (text[at] === ';') at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];
const PAYLOADS = [
  ...TRIGGERS.flatMap((sign) => [`${sign}1+1`, ` ${sign}cmd`, `${sign}`]),
  '=HYPERLINK("https://example.com";"paina")',
  "=cmd|' /C calc'!A0",
  '@SUM(1+9)*cmd',
  '-2+3+cmd',
  '+358401234567',
  '=1\r\n=2',
  '\n=1',
  '"=1"',
];
const PLAIN = [
  '',
  'Matti',
  'a;b',
  'sanoi "hei"',
  'rivi\r\ntoinen',
  ' alussa',
  'lopussa ',
  '3-4',
  'a=b',
  "'jo",
  'Åäö €',
];

describe('a CSV file', () => {
  test('gives every text back as it was, but for the sign that keeps a formula from running', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(40);
    const cells = readCsv(csvText([[...PAYLOADS, ...PLAIN]]))[0] ?? [];
    expect(cells.map((cell) => cell.replace(/^'(?=[\s\0]*[=+\-@＝＋－＠\t\r\0])/u, ''))).toEqual([
      ...PAYLOADS,
      ...PLAIN,
    ]);
  });

  test.each(PAYLOADS.filter((payload) => payload !== '"=1"'))('begins no cell with a formula (%j)', (payload) => {
    const [[cell = ''] = []] = readCsv(csvText([[payload, 'x']]));
    expect(cell.startsWith("'")).toBe(true);
  });

  test.each(['Matti,=1+1', 'Matti, @SUM(1)', 'Matti\t-1+1'])(
    'keeps a formula from running where a spreadsheet parts cells at commas or tabs (%j)',
    (text) => expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
  );

  test('begins with the byte order mark, parts cells by ; and ends rows with CRLF', () => {
    expect(csvText([['a', 'b'], ['c']])).toBe('\uFEFFa;b\r\nc\r\n');
  });

  test('writes numbers with a decimal comma, negative ones as numbers, and nothing as an empty cell', () => {
    expect(csvText([[1234.5, -2, 0, null]])).toBe('\uFEFF1234,5;-2;0;\r\n');
  });
});

test('a file name has no sign that a file system refuses', () => {
  expect(fileName(['Kortit', 'A/B: "C"', '2026-11-22'], 'csv')).toBe('Kortit A B C 2026-11-22.csv');
});
