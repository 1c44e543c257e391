import { inflateSync } from 'node:zlib';

/** Why a PDF is refused: it has active content or embedded files, or its content cannot be inspected. */
export type PdfRefusal = 'active_content' | 'locked_content';

const NAME_END = String.raw`(?![^\s\0()<>[\]{}/%])`;
/** The start of a name; `</XFA>` in XML is not a name. */
const NAME_START = '(?<!(?<!<)<)/';
// Names that make a reader run, send, fetch, play or unpack something (ISO 32000-2: 7.11.4, 12.6, 12.7, 13).
const LONG_NAMES = 'JavaScript|Launch|SubmitForm|ImportData|GoToE|EmbeddedFiles?|FileAttachment|RichMedia|Rendition';
const ACTIVE = new RegExp(`${NAME_START}(?:${LONG_NAMES}|JS|AA|EF|XFA)${NAME_END}`);
/** Names to find in compressed data too. A few letters occur there by chance, so these names need a value after them. */
const ACTIVE_ANYWHERE = new RegExp(
  String.raw`${NAME_START}(?:(?:${LONG_NAMES})${NAME_END}|(?:AA|EF|XFA)\s*(?:<<|\[|\d+\s+\d+\s+R\b))`,
);
const ENCRYPT = new RegExp(`/Encrypt${NAME_END}`);
const OBJECT = /\d\s+\d+\s+obj\b/;

const MOST_UNPACKED_BYTES = 16 * 1024 * 1024;
/** The cost of unpacking a stream, however few bytes it yields. */
const LEAST_COUNTED_BYTES = 1024;

/** Why a PDF is refused; undefined where it is accepted. Objects lie in the file itself or packed in object streams. */
export function refusalOfPdf(bytes: Uint8Array): PdfRefusal | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const whole = withPlainNames(file);
  const opened: string[] = [];
  if (ACTIVE_ANYWHERE.test(whole) || !collectOpened(whole, opened)) return 'active_content';
  const packed: Unpacked[] = [];
  let isEncrypted = false;
  let left = MOST_UNPACKED_BYTES;
  for (const section of sectionsOf(file)) {
    for (const plain of plainOf(section)) {
      if (ACTIVE.test(plain)) return 'active_content';
      isEncrypted ||= ENCRYPT.test(plain);
    }
    if (!isPacked(section)) continue;
    const objects = unpackSection(section, left);
    if (!objects) return 'locked_content';
    const text = withPlainNames(objects.text);
    if (ACTIVE.test(text) || !collectOpened(text, opened)) return 'active_content';
    packed.push(objects);
    left -= Math.max(objects.text.length, LEAST_COUNTED_BYTES);
  }
  if (isEncrypted && packed.length > 0) return 'locked_content';
  return opened.every((object) => isPlaceIn(object, whole, packed)) ? undefined : 'active_content';
}

const STREAM = /(?<!\w)stream(?!\w)[^\r\n]{0,80}(?:\r\n|\n|\r)/g;
const STREAM_OF_DICTIONARY = />>\s*stream[ \t]*(?:\r\n|\n|\r)/;
const END = 'endstream';

/** The bytes from the end of one stream to the end of the next: `before` includes its dictionary, `data` is its content. */
type Section = { text: string; before: string; data: string; streams: number };

function* sectionsOf(file: string): Generator<Section> {
  for (let from = 0; from <= file.length;) {
    const end = file.indexOf(END, from);
    const text = file.slice(from, end < 0 ? file.length : end);
    let streams = 0;
    let found = text.length;
    let start = text.length;
    STREAM.lastIndex = 0;
    for (let next = STREAM.exec(text); next; next = STREAM.exec(text)) {
      streams += 1;
      found = next.index;
      start = STREAM.lastIndex;
    }
    yield { text, before: withPlainNames(text.slice(0, found)), data: text.slice(start), streams };
    if (end < 0) return;
    from = end + END.length;
  }
}

/** A section without its stream's content, unless that content looks like an object. */
function plainOf({ text }: Section): string[] {
  const stream = STREAM_OF_DICTIONARY.exec(text);
  if (!stream) return [withPlainNames(text)];
  const data = text.slice(stream.index + stream[0].length);
  return [text.slice(0, stream.index), ...(OBJECT.test(data) ? [data] : [])].map(withPlainNames);
}

const OBJECT_STREAM = new RegExp(String.raw`/ObjStm${NAME_END}|/First${NAME_END}(?!\s+\d+\s+\d+\s+R)`);
const FIRST = new RegExp(`/First${NAME_END}`);
const COUNT = new RegExp(`/N${NAME_END}`);

/** Whether a section may hold an object stream; a reference names the first object of an outline. */
function isPacked({ before }: Section): boolean {
  if (OBJECT_STREAM.test(before)) return true;
  const last = before.slice(Math.max(0, before.lastIndexOf('obj')));
  return FIRST.test(last) && COUNT.test(last);
}

const FLATE = new RegExp(`/(?:FlateDecode|Fl)${NAME_END}`);
const OTHER_FILTER = new RegExp(
  String.raw`/(?!FlateDecode${NAME_END})(?:\w*Decode|AHx|A85|LZW|RL|CCF|DCT|Crypt|Predictor)${NAME_END}`,
);
/** A filter that is no name, or several filters: another object names them, or one is applied to the other. */
const UNREAD_FILTER = new RegExp(
  String.raw`/Filter${NAME_END}(?!\s*(?:/\w|\[\s*(?:/\w+\s*)?\]))|/(?:DecodeParms|DP)${NAME_END}(?!\s*(?:<<|null\b|\[\s*null\s*\]))`,
);

/** The objects of a stream as written, and the offset of the first one. */
type Unpacked = { text: string; first: number };

/** The content of an object stream; undefined where it cannot be read. */
function unpackSection({ before, data, streams }: Section, mostBytes: number): Unpacked | undefined {
  if (streams !== 1 || OTHER_FILTER.test(before) || UNREAD_FILTER.test(before)) return undefined;
  const first = /\/First\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(before)?.[1];
  const objects = FLATE.test(before) ? inflateText(data, mostBytes) : data;
  if (objects === undefined || objects.length > mostBytes) return undefined;
  return { text: objects, first: Number(first ?? 0) };
}

function inflateText(data: string, mostBytes: number): string | undefined {
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: Math.max(1, mostBytes) }).toString('latin1');
  } catch {
    return undefined;
  }
}

const OPENING = new RegExp(String.raw`/OpenAction${NAME_END}\s*(?:(\d+)\s+\d+\s+R\b)?`, 'g');
/** A destination, or an action within one dictionary; a hexadecimal string may name a destination. */
const PLACE = /\s*(?:\[|<<([^<>]{0,300}(?:<[\da-f\s]{0,300}>[^<>]{0,300})?)>>)/iy;
const KIND = new RegExp(String.raw`/(?:S|Next)${NAME_END}(?:\s*/GoTo${NAME_END})?`, 'g');
const MOST_PLACE_CHARACTERS = 2000;
/** A file has several of these only where several programs saved it. */
const MOST_OPENED = 8;

/** Adds the objects that a text opens to `opened`; false where it opens something other than a destination. */
function collectOpened(text: string, opened: string[]): boolean {
  for (const opening of text.matchAll(OPENING)) {
    const object = opening[1];
    if (object === undefined) {
      if (!isPlaceAt(text, opening.index + opening[0].length)) return false;
    } else if (!opened.includes(object) && opened.push(object) > MOST_OPENED) return false;
  }
  return true;
}

/** The destination at which a document opens is no action, in whatever form; the text after it may be one. */
function isPlaceAt(text: string, at: number): boolean {
  PLACE.lastIndex = at;
  const place = PLACE.exec(text);
  if (!place) return false;
  if (place[1] === undefined) return true;
  const kinds = [...place[1].matchAll(KIND)];
  return kinds.length === 1 && /^\/S\s*\//.test(kinds[0]?.[0] ?? '');
}

/** Whether an object is a destination wherever it is written, in the file or packed. */
function isPlaceIn(object: string, file: string, packed: readonly Unpacked[]): boolean {
  let isFound = false;
  for (const found of file.matchAll(new RegExp(String.raw`(?<!\d)0*${Number(object)}\s+\d+\s+obj\b`, 'g'))) {
    if (!isPlaceAt(file, found.index + found[0].length)) return false;
    isFound = true;
  }
  for (const { text, first } of packed) {
    for (const [, number, offset] of text.slice(0, first).matchAll(/(?<!\d)(\d+)\s+(\d+)/g)) {
      if (Number(number) !== Number(object)) continue;
      const start = first + Number(offset);
      if (!isPlaceAt(withPlainNames(text.slice(start, start + MOST_PLACE_CHARACTERS)), 0)) return false;
      isFound = true;
    }
  }
  return isFound;
}

/** A text in which numeric escapes in names, as `#4a`, are replaced by their characters. */
function withPlainNames(text: string): string {
  if (!text.includes('#')) return text;
  const from = Buffer.from(text, 'latin1');
  const to = Buffer.alloc(from.length);
  let length = 0;
  for (let at = 0; at < from.length; at += 1) {
    const byte = from[at] ?? 0;
    const high = byte === HASH ? hexDigit(from[at + 1]) : -1;
    const low = high < 0 ? -1 : hexDigit(from[at + 2]);
    to[length] = low < 0 ? byte : high * 16 + low;
    length += 1;
    if (low >= 0) at += 2;
  }
  return to.toString('latin1', 0, length);
}

const HASH = 0x23;

function hexDigit(byte = 0): number {
  return '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase());
}
