import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { refusalOfPdf } from '../../../functions/uploads/pdf-content.ts';
import { rescuePlan } from '../../../infra/demo/permits/rescue-plan.ts';

const pdf = (...objects: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
const stream = (dictionary: string, data: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream'),
  ]);
const packed = (objects: string, more = '') =>
  stream(`/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${more}`, deflateSync(Buffer.from(`7 0 ${objects}`)));
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

const URI = '<< /S /URI /URI (https://x.example) >>';
const MEBIBYTE = 1024 * 1024;
const manyTimes = (line: (at: number) => string) => Array.from({ length: 200_000 }, (_, at) => line(at)).join('');

const ACTIVE: readonly [string, Buffer][] = [
  ['a script', pdf(CATALOG, SCRIPT)],
  ['a script whose names are written by numbers', pdf(CATALOG, '<< /S /J#61vaScript /#4a#53 (1) >>')],
  ['a script in an object stream', pdf(CATALOG, packed(SCRIPT))],
  ['a script by numbers in an object stream', pdf(CATALOG, packed('<< /S /#4AavaScript >>'))],
  ['a script in an object stream that is not compressed', pdf(stream('/Type /ObjStm /N 1 /First 4', `7 0 ${SCRIPT}`))],
  [
    'an object stream that does not say so',
    pdf(stream('/N 1 /First 4 /Filter [/Fl]', deflateSync(Buffer.from(SCRIPT)))),
  ],
  ['an object that hides in a stream', pdf(stream('/Length 9', `x\n9 0 obj\n${SCRIPT}\nendobj`))],
  ['a program', pdf(CATALOG, '<< /S /Launch /F (cmd.exe) >>')],
  ['another file', pdf(CATALOG, '<< /Type /EmbeddedFile >>', '<< /Names << /EmbeddedFiles 4 0 R >> >>')],
  ['a film', pdf(CATALOG, '<< /Subtype /RichMedia >>')],
  ['a form that scripts fill', pdf('<< /AcroForm << /XFA 5 0 R >> >>')],
  ['an act on a page', pdf(CATALOG, '<< /Type /Page /AA << /O 5 0 R >> >>')],
  ['a sending', pdf(CATALOG, '<< /S /SubmitForm /F (https://x.example) >>')],
  [
    'an act on a page behind a false stream in a string',
    pdf('<< /X (stream\n) /AA << /O << /S /URI >> >> /Y (endstream) >>'),
  ],
  ['an act on a page behind a false stream in a comment', pdf('<< %>> stream\n/A#41 << /O 5 0 R >> /Y (endstream) >>')],
  [
    'a script behind a false stream in a string',
    pdf('<< /X (>>stream\n) /J#53 (1) /S /Java#53cript /Y (endstream) >>'),
  ],
  ['a script in an object stream whose string has an object', pdf(CATALOG, packed(SCRIPT, '/X (9 0 obj)'))],
  ['an attachment', pdf(CATALOG, '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>')],
  ['a packed attachment', pdf(CATALOG, packed('<< /F (a.exe) /EF 9 0 R >>'))],
  ['an attachment on a page', pdf(CATALOG, '<< /Subtype /FileAttachment /FS 9 0 R >>')],
  ['an act on opening of another object', pdf('<< /OpenAction 2 0 R >>', URI)],
  ['an act on opening of a packed object', pdf('<< /OpenAction 7 0 R >>', packed(URI))],
  ['a packed act on opening of another object', pdf(packed('<< /OpenAction 2 0 R >>'), URI)],
  [
    'an act on opening that was a place once',
    pdf('<< /OpenAction 2 0 R >>', '[3 0 R /Fit]', `<< >> endobj 2 0 obj ${URI}`),
  ],
  ['an act on opening that nobody finds', pdf('<< /OpenAction 9 0 R >>')],
  ['an act on opening after a place', pdf('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >> >>')],
  ['an act on opening before a place', pdf('<< /OpenAction << /Next << /S /GoTo >> /S /URI /URI (x) >> >>')],
  ['an act on opening that names a place in its text', pdf('<< /OpenAction << /S /URI /URI (x /S /GoTo) >> >>')],
  ['an act on opening, again and again', pdf('/OpenAction<<'.repeat((4 * MEBIBYTE) / 13))],
  ['a place on opening, again and again elsewhere', pdf(manyTimes((at) => `/OpenAction ${at} 0 R `))],
  ['an act on opening', pdf('<< /Type /Catalog /OpenAction << /S /URI /URI (https://x.example) >> >>')],
];

const LOCKED: readonly [string, Buffer][] = [
  [
    'object streams of an encrypted file',
    Buffer.concat([pdf(CATALOG, packed('<< >>')), Buffer.from('<< /Encrypt 9 0 R >>')]),
  ],
  ['object streams packed in a way of old', pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'abc'))],
  [
    'object streams that are broken off',
    pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(SCRIPT)).subarray(0, 20))),
  ],
  ['object streams that unpack to more than anybody writes', pdf(packed(' '.repeat(17 * MEBIBYTE)))],
  [
    'object streams that unpack to more than anybody writes together',
    pdf(packed(' '.repeat(9 * MEBIBYTE)), packed(' '.repeat(9 * MEBIBYTE))),
  ],
  ['more object streams than anybody writes', pdf(...Array.from({ length: 20_000 }, () => packed('<< >>')))],
  ...[
    '/Filter 9 0 R',
    '/Filter [9 0 R]',
    '/Filter % a comment\n9 0 R',
    '/Fil#74er 9 0 R',
    '/Filter [/FlateDecode /FlateDecode]',
    '/Filter /FlateDecode /DecodeParms 9 0 R',
  ].map((filter): [string, Buffer] => [
    `object streams of ${filter}`,
    pdf(
      CATALOG,
      stream(`/Type /ObjStm /N 1 /First 4 ${filter}`, deflateSync(deflateSync(Buffer.from(`7 0 ${SCRIPT}`)))),
    ),
  ]),
  ['an object stream behind a false stream in a string', pdf(CATALOG, packed(SCRIPT, '/X (stream\n)'))],
  ['an object stream behind the false end of one', pdf(CATALOG, packed(SCRIPT, '/X (endstream)'))],
];

const TAKEN: readonly [string, Uint8Array][] = [
  ['the rescue plan', rescuePlan()],
  [
    'one packed as printers pack it',
    pdf(CATALOG, packed('<< /Type /Page /Annots [<< /A << /S /URI /URI (https://x.fi) >> >>] >>')),
  ],
  [
    'one that opens at a page',
    pdf('<< /Type /Catalog /OpenAction [3 0 R /Fit] >>', '<< /OpenAction << /D [3 0 R /Fit] /S /GoTo >> >>'),
  ],
  [
    'one whose compressed picture has the letters by chance',
    pdf(CATALOG, stream('/Subtype /Image /Filter /DCTDecode', Buffer.from('\xff/JS \x00/AA /EF /XFA ', 'latin1'))),
  ],
  ['one that opens at a place of another object', pdf('<< /OpenAction 2 0 R >>', '<< /D [3 0 R /Fit] /S /GoTo >>')],
  [
    'one that opens at a packed place',
    pdf(
      stream(
        '/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode',
        deflateSync(Buffer.from('7 0 8 24 << /OpenAction 8 0 R >> [3 0 R]')),
      ),
    ),
  ],
  [
    'one that opens at a place packed behind a name with a blank',
    pdf(
      '<< /OpenAction 8 0 R >>',
      stream('/Type /ObjStm /N 2 /First 9 /Filter /Fl', deflateSync(Buffer.from('7 0 8 7  /A#20B  [3 0 R]'))),
    ),
  ],
  ['one that opens at a place by its name', pdf('<< /OpenAction << /S /GoTo /D <FEFF0041> >> >>')],
  [
    'one with an outline and notes before a picture',
    pdf(
      '<< /Type /Outlines /First 4 0 R /Last 4 0 R >>',
      '<< /AP << /N 5 0 R >> >>',
      stream('/Filter /DCTDecode', 'abc'),
    ),
  ],
  ['one that was signed', pdf('<< /Type /Sig /Filter /Adobe.PPKLite /Contents <00> >>', packed('<< >>'))],
  ['one whose filters are written elsewhere', pdf(CATALOG, stream('/Filter 9 0 R', 'abc'))],
  [
    'one that tells of itself in XML',
    pdf(CATALOG, stream('/Type /Metadata', '<x:Launch>a stream\n</x:Launch></Launch>')),
  ],
  ['one of streams without an end', pdf('>>stream\n'.repeat((4 * MEBIBYTE) / 9))],
  ['one of ends without a stream', pdf('endstream'.repeat((4 * MEBIBYTE) / 9))],
  ['one of numbers', pdf('1'.repeat(4 * MEBIBYTE))],
  ['one of blanks', pdf(' '.repeat(4 * MEBIBYTE))],
  ['one of characters by their numbers', pdf('#41'.repeat((4 * MEBIBYTE) / 3))],
  ['one of openings at places', pdf('/OpenAction [] '.repeat((4 * MEBIBYTE) / 15))],
  ['one that is filled in by hand', pdf('<< /AcroForm << /Fields [4 0 R] >> >>')],
];

describe('a PDF', () => {
  test.each(ACTIVE)('that holds %s is not taken', (_, bytes) => {
    expect(refusalOfPdf(bytes)).toBe('active_content');
  });
  test.each(LOCKED)('that hides what it holds in %s is not taken', (_, bytes) => {
    expect(refusalOfPdf(bytes)).toBe('locked_content');
  });
  test.each(TAKEN)('%s is taken', (_, bytes) => {
    expect(refusalOfPdf(bytes)).toBeUndefined();
  });
});
