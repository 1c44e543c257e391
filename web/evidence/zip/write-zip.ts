import { crc32 } from './crc32.ts';
import { CENTRAL, CENTRAL_BYTES, END, END_BYTES, LOCAL, LOCAL_BYTES, STORED } from './zip-format.ts';

export type ZipFile = { name: string; content: Blob };

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x08_00;

type Field = readonly [value: number, bytes: 2 | 4];

/** The fields of a header: each a number with its bytes, one behind the other. */
function header(size: number, fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

function dosTime(at: Date): number {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const day = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return ((day << 16) | time) >>> 0;
}

/** A ZIP of files as they are: pictures are compressed already. One file after the other is read, so that the page goes on answering. */
export async function zipOf(files: readonly ZipFile[], now: Date): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  const at = dosTime(now);
  let offset = 0;
  let listed = 0;
  for (const { name, content } of files) {
    const path = new TextEncoder().encode(name);
    const crc = crc32(new Uint8Array(await new Response(content).arrayBuffer()));
    const shared = [
      [VERSION, 2],
      [FLAGS, 2],
      [STORED, 2],
      [at, 4],
      [crc, 4],
      [content.size, 4],
      [content.size, 4],
      [path.length, 2],
      [0, 2],
    ] as const;
    parts.push(header(LOCAL_BYTES, [[LOCAL, 4], ...shared]), path, content);
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    directory.push(header(CENTRAL_BYTES, [[CENTRAL, 4], [VERSION, 2], ...shared, ...rest]), path);
    offset += LOCAL_BYTES + path.length + content.size;
    listed += CENTRAL_BYTES + path.length;
  }
  const end = header(END_BYTES, [
    [END, 4],
    [0, 4],
    [files.length, 2],
    [files.length, 2],
    [listed, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
