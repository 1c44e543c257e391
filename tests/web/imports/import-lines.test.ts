import { describe, expect, test } from 'vitest';
import { checkLines } from '../../../web/imports/check-lines.ts';
import type { ImportKind } from '../../../web/imports/import-kind.ts';
import { readTable } from '../../../web/lists/export/read-table.ts';
import { csvText } from '../../../web/lists/export/csv.ts';
import { readText } from '../../../web/lists/export/read-text.ts';

const cells = (text: string) => readTable(text).map((row) => row.cells);

describe('a table in a file', () => {
  test('is read with semicolons, commas or tabs, as the first line has them', () => {
    expect(cells('nimi;ikä\nA, B;3')).toEqual([
      ['nimi', 'ikä'],
      ['A, B', '3'],
    ]);
    expect(cells('name,age\nA;B,3')).toEqual([
      ['name', 'age'],
      ['A;B', '3'],
    ]);
    expect(cells('name\tage\nA\t3')).toEqual([
      ['name', 'age'],
      ['A', '3'],
    ]);
  });

  test('keeps what stands in quotes, and tells the line of the file where a row begins', () => {
    const text = '\uFEFFnimi;huom\r\n"Rautio; Oy";"kaksi\r\nriviä, ""lainaus"""\r\n\r\n;;\r\nToinen;x\r\n';
    expect(readTable(text)).toEqual([
      { line: 1, cells: ['nimi', 'huom'] },
      { line: 2, cells: ['Rautio; Oy', 'kaksi\nriviä, "lainaus"'] },
      { line: 6, cells: ['Toinen', 'x'] },
    ]);
  });

  test('comes back as it was saved, and an empty file has no rows', () => {
    const rows = [
      ['a', 'b;c'],
      ['"x"', 'ä\nö'],
    ];
    expect(cells(csvText(rows))).toEqual(rows);
    expect(cells('')).toEqual([]);
  });
});

type Draft = { name: string; age: number };
const KIND: ImportKind<Draft> = {
  columns: [
    {
      names: { fi: ['nimi'], en: ['name'] },
      header: 'Nimi',
      isRequired: true,
      example: 'Aino',
      read: (cell) => ({ value: { name: cell } }),
    },
    {
      names: { fi: ['ikä'], en: ['age'] },
      header: 'Ikä vuosina',
      example: '30',
      read: (cell) => (/^\d+$/.test(cell) ? { value: { age: Number(cell) } } : { fault: 'ei luku' }),
    },
  ],
  empty: { name: '', age: 18 },
  faultsOf: ({ age }) => (age > 120 ? ['kukaan ei ole niin vanha'] : []),
  identity: ({ name }) => name.toLowerCase(),
  findExisting: () => Promise.resolve(new Set()),
  create: () => Promise.resolve(),
};
const check = (text: string, existing: string[] = []) =>
  checkLines(text, KIND, {
    existing: new Set(existing),
    texts: { missing: 'puuttuu', repeated: (first) => `sama kuin ${first}`, exists: 'on jo', extra: 'liikaa soluja' },
  });

describe('the text of a file', () => {
  const text = 'Nimi;Sähköposti\r\nÅke Öhman;ake@example.org\r\n';
  const read = (bytes: Uint8Array<ArrayBuffer>) => readText(new Blob([bytes]));
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['the letters of Windows, as of Excel’s plain CSV', Buffer.from(text, 'latin1')],
    ['UTF-16, as of Excel’s Unicode text', utf16],
    ['UTF-16 of the other order', Buffer.from(utf16).swap16()],
  ])('is read in %s', async (_, bytes) => {
    expect(readTable((await read(Uint8Array.from(bytes))) ?? '')).toEqual([
      { line: 1, cells: ['Nimi', 'Sähköposti'] },
      { line: 2, cells: ['Åke Öhman', 'ake@example.org'] },
    ]);
  });

  test('is not read from a workbook', async () => {
    expect(await read(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00))).toBeUndefined();
  });
});

describe('the lines of a file', () => {
  test('are drafts, with what the file leaves unsaid', () => {
    expect(check('Age;NAME *;muu\n;Aino;1\n40;Eino;2')).toMatchObject({
      unknown: ['muu'],
      lines: [
        { line: 2, draft: { name: 'Aino', age: 18 }, faults: [] },
        { line: 3, draft: { name: 'Eino', age: 40 }, faults: [] },
      ],
    });
  });

  test('each say everything that is wrong with them', () => {
    expect(check('nimi;ikä\n;x\nAino;3\naino;4\nEino;5', ['eino'])).toMatchObject({
      lines: [
        { line: 2, faults: ['Nimi: puuttuu', 'Ikä vuosina: ei luku'] },
        { line: 3, faults: [] },
        { line: 4, faults: ['sama kuin 3'] },
        { line: 5, faults: ['on jo'] },
      ],
    });
  });

  test('are known by a heading as the screen has it', () => {
    expect(check('nimi;Ikä vuosina\nAino;3')).toMatchObject({ unknown: [], lines: [{ draft: { age: 3 } }] });
  });

  test('say what is wrong with them as a whole once each cell is right', () => {
    expect(check('nimi;ikä\nAino;121\n;121')).toMatchObject({
      lines: [{ faults: ['kukaan ei ole niin vanha'] }, { faults: ['Nimi: puuttuu'] }],
    });
  });

  test('say that they have more cells than the headings name', () => {
    expect(check('nimi;ikä\nAino;3;\nEino;4;x')).toMatchObject({
      lines: [{ faults: [] }, { faults: ['liikaa soluja'] }],
    });
  });

  test('are none where the first line lacks a heading', () => {
    expect(check('ikä\n3')).toMatchObject({ lacking: [{ header: 'Nimi' }] });
    expect(check('')).toMatchObject({ lacking: [{ header: 'Nimi' }] });
  });
});
