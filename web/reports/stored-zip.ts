/** The polynomial of the checksum that ZIP and PNG share, its bits reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers as ZIP writes them, each with its width in bytes, the least first. */
function numbers(...fields: readonly [value: number, width: 2 | 4][]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

const VERSION = 20;
/** File names are UTF-8. */
const FLAGS = 0x0800;
/** Midnight of the first day that the format knows, so that the same content makes the same file. */
const [TIME, DATE] = [0, 0x21];

type Entry = { name: Uint8Array; data: Uint8Array; sum: number; offset: number };

/** What the local and the central header of a file have in common. */
const described = ({ name, data, sum }: Entry): readonly [number, 2 | 4][] => [
  [VERSION, 2],
  [FLAGS, 2],
  [0, 2],
  [TIME, 2],
  [DATE, 2],
  [sum, 4],
  [data.length, 4],
  [data.length, 4],
  [name.length, 2],
  [0, 2],
];

const localHeader = (entry: Entry) => numbers([0x04034b50, 4], ...described(entry));

const centralHeader = (entry: Entry) =>
  numbers([0x02014b50, 4], [VERSION, 2], ...described(entry), [0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]);

function end(count: number, size: number, offset: number): Uint8Array {
  return numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A ZIP file of texts by their names, not compressed (PKWARE APPNOTE 6.3). */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Entry[] = [];
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const entry = { name, data, sum: checksum(data), offset };
    const header = localHeader(entry);
    entries.push(entry);
    parts.push(header, name, data);
    offset += header.length + name.length + data.length;
  }
  const directory = joined(entries.flatMap((entry) => [centralHeader(entry), entry.name]));
  return joined([...parts, directory, end(entries.length, directory.length, offset)]);
}
