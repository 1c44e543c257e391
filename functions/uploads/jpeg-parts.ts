import { orientationBlock, orientationOf } from './exif-orientation.ts';
import { MOST_PARTS, type ImageParts } from './image-parts.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;

/** `start` is at the marker, `end` after the segment; a scan's segment includes the coded data after it. */
type Segment = { marker: number; start: number; end: number };

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isTable = (marker: number) => [0xc4, 0xcc, 0xdb, 0xdc, 0xdd].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/**
 * Reads a JPEG; undefined where it is not a complete one. Keeps only the application segments that affect its look: JFIF without its
 * thumbnail, colour profile, Adobe's colour transform, and the orientation.
 */
export function jpegParts(bytes: Buffer): ImageParts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI || bytes[2] !== 0xff) return undefined;
  const segments = segmentsOf(bytes);
  const frames = segments.filter(({ marker }) => isFrame(marker));
  const [frame] = frames;
  const last = segments.at(-1);
  const isWhole = last?.marker === EOI && segments.some(({ marker }) => marker === SOS);
  if (!frame || frames.length > 1 || !isWhole || frame.end - frame.start < 10) return undefined;
  const head = [bytes.subarray(0, 2), ...jfif(bytes, segments), ...orientation(bytes, segments)];
  const rest = segments.filter((segment) => isKept(bytes, segment)).map(({ start, end }) => bytes.subarray(start, end));
  return {
    width: bytes.readUInt16BE(frame.start + 7),
    height: bytes.readUInt16BE(frame.start + 5),
    end: last.end,
    kept: [...head, ...rest],
  };
}

/** The segments up to the end marker; fewer in a broken file. Skips bytes between segments, as decoders do. */
function segmentsOf(bytes: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; segments.length < MOST_PARTS;) {
    let marker = bytes.indexOf(0xff, at) + 1;
    if (marker === 0) return segments;
    while (bytes[marker] === 0xff) marker += 1;
    const segment = segmentAt(bytes, marker);
    if (segment === 'broken') return segments;
    if (segment) segments.push(segment);
    if (segment?.marker === EOI) return segments;
    at = segment ? segment.end : marker + 1;
  }
  return segments;
}

/** The segment with its marker code at `at`; undefined for a code without a segment. */
function segmentAt(bytes: Buffer, at: number): Segment | 'broken' | undefined {
  const marker = bytes[at];
  if (marker === EOI) return { marker, start: at - 1, end: at + 1 };
  if (marker === 0x00 || marker === 0x01 || (marker !== undefined && isRestart(marker))) return undefined;
  if (marker === undefined || marker === SOI || at + 3 > bytes.length) return 'broken';
  const length = bytes.readUInt16BE(at + 1);
  const end = at + 1 + length;
  if (length < 2 || end > bytes.length) return 'broken';
  return { marker, start: at - 1, end: marker === SOS ? endOfScan(bytes, end) : end };
}

function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; ;) {
    const found = bytes.indexOf(0xff, at);
    const next = bytes[found + 1];
    if (found < 0 || next === undefined) return bytes.length;
    if (next === 0xff) at = found + 1;
    else if (next === 0x00 || isRestart(next)) at = found + 2;
    else return found;
  }
}

function isKept(bytes: Buffer, segment: Segment): boolean {
  const { marker } = segment;
  if (marker === 0xe2) return isNamed(bytes, segment, 'ICC_PROFILE\0');
  if (marker === 0xee) return isNamed(bytes, segment, 'Adobe');
  return marker === EOI || marker === SOS || isFrame(marker) || isTable(marker);
}

function isNamed(bytes: Buffer, { start, end }: Segment, name: string): boolean {
  return bytes.toString('latin1', start + 4, Math.min(end, start + 4 + name.length)) === name;
}

/** The first JFIF segment: version, pixel shape, and no thumbnail. */
function jfif(bytes: Buffer, segments: readonly Segment[]): Buffer[] {
  const found = segments.find((segment) => segment.marker === APP0 && isNamed(bytes, segment, 'JFIF\0'));
  if (!found || found.end - found.start < 18) return [];
  return [newSegment(APP0, Buffer.concat([bytes.subarray(found.start + 4, found.start + 16), Buffer.alloc(2)]))];
}

function orientation(bytes: Buffer, segments: readonly Segment[]): Buffer[] {
  const exif = segments.find((segment) => segment.marker === APP1 && isNamed(bytes, segment, 'Exif\0'));
  const turned = exif ? orientationOf(bytes.subarray(exif.start + 10, exif.end)) : 1;
  return turned === 1
    ? []
    : [newSegment(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationBlock(turned)]))];
}

function newSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
