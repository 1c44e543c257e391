import { CENTRAL, CENTRAL_BYTES, DEFLATED, END, END_BYTES, LOCAL_BYTES, STORED } from './zip-format.ts';

/** A file in a ZIP; `read` brings its bytes, and no others, into memory. */
export type ZipEntry = { name: string; read: () => Promise<Uint8Array<ArrayBuffer>> };

/** It is no ZIP, or none that can be read here. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip';
}

/** The longest comment at the end of a ZIP. */
const LONGEST_COMMENT = 0xff_ff;
const IS_ZIP64 = 0xff_ff_ff_ff;
/** No file of an evidence is larger; what claims to be is not unpacked. */
export const LARGEST = 300_000_000;

const bytesOf = async (part: Blob) => new Uint8Array(await new Response(part).arrayBuffer());
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Whether a file begins as a ZIP does. */
export async function isZip(file: Blob): Promise<boolean> {
  const [p, k] = await bytesOf(file.slice(0, 2));
  return p === 0x50 && k === 0x4b;
}

/** What a ZIP holds, from its directory; nothing else is read. Throws UnreadableZip. */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const { count, size, offset } = await directoryOf(file);
  const directory = await bytesOf(file.slice(offset, offset + size));
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  for (let at = 0, read = 0; read < count; read += 1) {
    if (at + CENTRAL_BYTES > directory.length || view.getUint32(at, true) !== CENTRAL) throw new UnreadableZip();
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(directory.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes));
    const place = {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    if (!name.endsWith('/')) entries.push({ name, read: () => readEntry(file, place) });
    at += CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function directoryOf(file: Blob): Promise<{ count: number; size: number; offset: number }> {
  const from = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytesOf(file.slice(from));
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const found = {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    if (found.offset !== IS_ZIP64 && found.offset + found.size <= file.size) return found;
  }
  throw new UnreadableZip();
}

type Place = { method: number; packed: number; size: number; offset: number };

async function readEntry(file: Blob, { method, packed, size, offset }: Place): Promise<Uint8Array<ArrayBuffer>> {
  if (size > LARGEST || packed > LARGEST) throw new UnreadableZip();
  const head = viewOf(await bytesOf(file.slice(offset, offset + LOCAL_BYTES)));
  if (head.byteLength < LOCAL_BYTES) throw new UnreadableZip();
  const begin = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const part = file.slice(begin, begin + packed);
  if (method === STORED) return bytesOf(part);
  if (method === DEFLATED) return inflated(part, size);
  throw new UnreadableZip();
}

/** A ZIP that somebody packed anew; older browsers cannot unpack it. */
async function inflated(part: Blob, size: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const reader = part.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const bytes = new Uint8Array(size);
    let at = 0;
    for (let next = await reader.read(); next.value; next = await reader.read()) {
      bytes.set(next.value, at);
      at += next.value.length;
    }
    return bytes.subarray(0, at);
  } catch {
    throw new UnreadableZip();
  }
}
