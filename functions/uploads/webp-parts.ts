import { MOST_PARTS, type ImageParts } from './image-parts.ts';

/** `RIFF`, size, `WEBP`. */
const FILE_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const KEPT = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
/** The VP8X flags that are kept: colour profile and transparency. */
const KEPT_FLAGS = 0x30;
const ANIMATED = 0x02;

type Chunk = { type: string; content: Buffer; whole: Buffer };
type Size = { width: number; height: number };

/** Reads a still WebP; undefined where it is not a complete one, or is animated. Browsers ignore the EXIF orientation of a WebP. */
export function webpParts(bytes: Buffer): ImageParts | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const end = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  const chunks = end > bytes.length ? undefined : chunksOf(bytes.subarray(0, end));
  const size = chunks && sizeOf(chunks);
  if (!chunks || !size) return undefined;
  const kept = chunks.filter(({ type }) => KEPT.has(type)).map(withoutFlags);
  const head = Buffer.from(bytes.subarray(0, FILE_HEAD_BYTES));
  head.writeUInt32LE(4 + kept.reduce((total, part) => total + part.length, 0), 4);
  return { ...size, end, kept: [head, ...kept] };
}

function chunksOf(file: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = FILE_HEAD_BYTES; at < file.length;) {
    if (at + CHUNK_HEAD_BYTES > file.length || chunks.length >= MOST_PARTS) return undefined;
    const start = at + CHUNK_HEAD_BYTES;
    const length = file.readUInt32LE(at + 4);
    const next = start + length + (length % 2);
    if (next > file.length) return undefined;
    const type = file.toString('latin1', at, at + 4);
    chunks.push({ type, content: file.subarray(start, start + length), whole: file.subarray(at, next) });
    at = next;
  }
  return chunks;
}

/** The size in pixels; undefined unless there is exactly one picture of the canvas's size. */
function sizeOf(chunks: readonly Chunk[]): Size | undefined {
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const canvases = chunks.filter(({ type }) => type === 'VP8X');
  const [picture] = pictures;
  const [canvas] = canvases;
  if (!picture || pictures.length > 1 || canvases.length > 1 || (canvas && canvas !== chunks[0])) return undefined;
  const size = picture.type === 'VP8L' ? losslessSize(picture.content) : lossySize(picture.content);
  if (!size || !canvas) return size;
  const { content } = canvas;
  if (content.length < 10 || ((content[0] ?? 0) & ANIMATED) !== 0) return undefined;
  const isSame = content.readUIntLE(4, 3) + 1 === size.width && content.readUIntLE(7, 3) + 1 === size.height;
  return isSame ? size : undefined;
}

function lossySize(content: Buffer): Size | undefined {
  const isKeyFrame = content.length >= 10 && ((content[0] ?? 1) & 1) === 0 && content.readUIntBE(3, 3) === 0x9d012a;
  if (!isKeyFrame) return undefined;
  return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
}

function losslessSize(content: Buffer): Size | undefined {
  if (content.length < 5 || content[0] !== 0x2f) return undefined;
  const bits = content.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function withoutFlags({ type, whole }: Chunk): Buffer {
  if (type !== 'VP8X') return whole;
  const cleared = Buffer.from(whole);
  cleared[CHUNK_HEAD_BYTES] = (cleared[CHUNK_HEAD_BYTES] ?? 0) & KEPT_FLAGS;
  return cleared;
}
