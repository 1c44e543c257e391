import { crc32 } from 'node:zlib';
import { orientationBlock, orientationOf } from './exif-orientation.ts';
import { MOST_PARTS, type ImageParts } from './image-parts.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** The chunks that draw a still picture; no text, no time, no animation, no private chunk. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs'.split(' '));

type Chunk = { type: string; content: Buffer; whole: Buffer };

/** Reads a PNG; undefined where it is not a complete one, or where a checksum of a kept chunk is wrong. */
export function pngParts(bytes: Buffer): ImageParts | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks = chunksOf(bytes);
  const header = chunks[0];
  const kept = chunks.filter(({ type }) => KEPT.has(type));
  const isWhole = chunks.at(-1)?.type === 'IEND' && chunks.some(({ type }) => type === 'IDAT');
  const headers = kept.filter(({ type }) => type === 'IHDR').length;
  if (header?.type !== 'IHDR' || header.content.length !== 13 || headers > 1 || !isWhole || !kept.every(isSound)) {
    return undefined;
  }
  const [, ...rest] = kept.map(({ whole }) => whole);
  return {
    width: header.content.readUInt32BE(0),
    height: header.content.readUInt32BE(4),
    end: SIGNATURE.length + chunks.reduce((total, { whole }) => total + whole.length, 0),
    kept: [SIGNATURE, header.whole, ...orientation(chunks), ...rest],
  };
}

/** The chunks up to the end chunk; fewer in a broken file. */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= bytes.length && chunks.length < MOST_PARTS) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return chunks;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, content: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return chunks;
}

function isSound({ whole }: Chunk): boolean {
  return crc32(whole.subarray(4, -4)) === whole.readUInt32BE(whole.length - 4);
}

/** Browsers apply the orientation of a PNG's eXIf chunk too. */
function orientation(chunks: readonly Chunk[]): Buffer[] {
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const turned = exif ? orientationOf(exif.content) : 1;
  return turned === 1 ? [] : [newChunk('eXIf', orientationBlock(turned))];
}

function newChunk(type: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  whole.writeUInt32BE(content.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}
