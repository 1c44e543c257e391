import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { workbook } from '../../../web/lists/export/workbook.ts';

/** The files of a ZIP as its directory lists them, read from their places, with their checksums held. */
function readZip(bytes: Uint8Array): Map<string, string> {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, size, nameLength, offset] = [
      file.readUInt32LE(at + 16),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    expect(file.readUInt32LE(offset)).toBe(0x04034b50);
    const start = offset + 30 + nameLength;
    const data = file.subarray(start, start + size);
    expect(crc32(data)).toBe(sum);
    files.set(file.toString('utf8', at + 46, at + 46 + nameLength), data.toString('utf8'));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

const SHEETS = [
  {
    name: 'Laskutetaan',
    widths: [30, 8],
    rows: [
      ['Lomake', 'Kpl'],
      ['=HYPERLINK("x") & <b>', 1234],
      ['Äänekoski', 0],
    ],
  },
  { name: 'Ei & laskuteta', widths: [10], rows: [['Nimi'], ['bell\u0007 ja \uD800 puolikas'], [null]] },
];

describe('a workbook', () => {
  test('has every part that its lists name, whole', () => {
    const files = readZip(workbook(SHEETS));
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    const named = files.get('[Content_Types].xml')?.matchAll(/PartName="\/([^"]+)"/g) ?? [];
    for (const [, part] of named) expect(files.has(part ?? '')).toBe(true);
    expect(files.get('xl/workbook.xml')).toContain('name="Ei &#38; laskuteta"');
  });

  test('writes numbers as numbers and texts as texts, also what looks like a formula or is no XML', () => {
    const files = readZip(workbook(SHEETS));
    const first = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(first).toContain('<c r="B2" s="0"><v>1234</v></c>');
    expect(first).toContain('=HYPERLINK(&#34;x&#34;) &#38; &#60;b&#62;</t>');
    expect(first).not.toContain('<f>');
    expect(first).toContain('<c r="A1" s="1"');
    expect(files.get('xl/worksheets/sheet2.xml')).toContain('>bell ja  puolikas</t>');
  });
});
