import { crc32, deflateSync } from 'node:zlib';

/** Stands in everything beside the picture; nothing of it may be left. */
export const CANARY = 'CANARY-60.1699N-24.9384E-Matti';
const canary = Buffer.from(CANARY);

const join = (...parts: (Buffer | string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

/** A TIFF block as cameras write it, with the orientation where one is given, a place, and the canary. */
export function exifBlock(orientation?: number, isLittle = false): Buffer {
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const long = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const entries = [
    join(short(0x010f), short(2), long(canary.length), long(200)),
    ...(orientation === undefined ? [] : [join(short(0x0112), short(3), long(1), short(orientation), short(0))]),
    join(short(0x8825), short(4), long(1), long(100)),
  ];
  return join(isLittle ? 'II' : 'MM', short(42), long(8), short(entries.length), ...entries, long(0), canary);
}

export const jpegSegment = (marker: number, content: Buffer | string): Buffer => {
  const body = join(content);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return join([0xff, marker], length, body);
};

const short = (value: number): number[] => [value >> 8, value & 0xff];
const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const JFIF = jpegSegment(0xe0, join('JFIF\0', [1, 1, 0, 0, 72, 0, 72, 0, 0]));
export const ICC_SEGMENT = jpegSegment(0xe2, join('ICC_PROFILE\0', [1, 1], 'a colour profile'));

export type Size = { width: number; height: number };

/** The coded part of a JPEG that is grey all over: two bits a block of 8 x 8 pixels, both zero. */
export function jpegScan({ width, height }: Size): Buffer {
  const blocks = Math.min(Math.ceil(width / 8) * Math.ceil(height / 8), 1000);
  const data = Buffer.alloc(Math.ceil(blocks / 4));
  if (blocks % 4 > 0) data[data.length - 1] = 0xff >> ((blocks % 4) * 2);
  return join(
    jpegSegment(0xdb, join([0], Buffer.alloc(64, 1))),
    jpegSegment(0xc0, join([8, ...short(height), ...short(width), 1, 1, 0x11, 0])),
    jpegSegment(0xc4, join([0x00, 1], Buffer.alloc(15), [0])),
    jpegSegment(0xc4, join([0x10, 1], Buffer.alloc(15), [0])),
    jpegSegment(0xda, join([1, 1, 0, 0, 63, 0])),
    data,
  );
}

type Extras = { before?: Buffer; after?: Buffer };

/** A JPEG that decodes; `before` goes among its segments, `after` behind its end. */
export function jpeg(size: Size = { width: 24, height: 16 }, { before, after }: Extras = {}): Buffer {
  return join(SOI, JFIF, before ?? [], jpegScan(size), EOI, after ?? []);
}

export const exifSegment = (tiff: Buffer) => jpegSegment(0xe1, join('Exif\0\0', tiff));

/** Every kind of segment that cameras, phones and editors add. */
export const JPEG_METADATA = join(
  exifSegment(exifBlock()),
  jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${CANARY}</x:xmpmeta>`),
  jpegSegment(0xe2, `MPF\0${CANARY}`),
  jpegSegment(0xed, `Photoshop 3.0\x008BIM${CANARY}`),
  jpegSegment(0xe0, join('JFXX\0', [0x10], canary)),
  jpegSegment(0xeb, CANARY),
  jpegSegment(0xfe, CANARY),
);

/** A JFIF segment with a thumbnail. */
export const JFIF_WITH_THUMBNAIL = jpegSegment(
  0xe0,
  join('JFIF\0', [1, 1, 0, 0, 72, 0, 72, canary.length / 3, 1], canary),
);

export function jpegOf(...segments: (Buffer | readonly number[])[]): Buffer {
  return join(SOI, ...segments, EOI);
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function pngChunk(type: string, content: Buffer | string = ''): Buffer {
  const typed = join(type, content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(typed.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return join(length, typed, sum);
}

export function pngHeader({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', header);
}

export function pngPixels({ width, height }: Size): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height, 0)));
}

export const pngOf = (...chunks: Buffer[]): Buffer => join(PNG_SIGNATURE, ...chunks);

/** A PNG that decodes; `before` goes among its chunks, `after` behind its end. */
export function png(size: Size = { width: 24, height: 16 }, { before, after }: Extras = {}): Buffer {
  return join(pngOf(pngHeader(size), before ?? Buffer.alloc(0), pngPixels(size), pngChunk('IEND')), after ?? []);
}

export const ICC_CHUNK = pngChunk('iCCP', join('profile\0', [0], deflateSync(Buffer.from('a colour profile'))));

export const PNG_METADATA = join(
  pngChunk('tEXt', `Comment\0${CANARY}`),
  pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${CANARY}`),
  pngChunk('zTXt', join('Author\0\0', deflateSync(canary))),
  pngChunk('eXIf', exifBlock()),
  pngChunk('tIME', join([7, 234, 11, 20, 5, 5, 5])),
  pngChunk('prVt', CANARY),
);

export function webpChunk(type: string, content: Buffer | string): Buffer {
  const body = join(content);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return join(type, length, body, body.length % 2 === 0 ? [] : [0]);
}

export function webpOf(...chunks: Buffer[]): Buffer {
  const body = join('WEBP', ...chunks);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return join('RIFF', length, body);
}

/** The lossless bitstream of a picture of one colour: no transforms, five prefix codes of one symbol each. */
export function webpLossless({ width, height }: Size): Buffer {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  put(width - 1, 14);
  put(height - 1, 14);
  put(0, 1 + 3 + 1 + 1 + 1);
  for (const symbol of [0x80, 0x40, 0x20, 0xff, 0]) put(0b101 | (symbol << 3), 11);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  return webpChunk('VP8L', join([0x2f], bytes));
}

/** The first bytes of a lossy bitstream: enough to tell its size. */
export function webpLossy({ width, height }: Size): Buffer {
  const head = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return webpChunk('VP8 ', join(head, [1, 2, 3, 4]));
}

export function webpCanvas({ width, height }: Size, flags: number): Buffer {
  const content = Buffer.alloc(10);
  content[0] = flags;
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', content);
}

/** A WebP that decodes. */
export function webp(size: Size = { width: 24, height: 16 }, after: Buffer = Buffer.alloc(0)): Buffer {
  return join(webpOf(webpLossless(size)), after);
}

export const ICC_WEBP = webpChunk('ICCP', 'a colour profile');

/** A WebP with a colour profile and everything that may stand beside the picture. */
export function webpWithMetadata(size: Size = { width: 24, height: 16 }): Buffer {
  return webpOf(
    webpCanvas(size, 0x20 | 0x08 | 0x04),
    ICC_WEBP,
    webpLossless(size),
    webpChunk('EXIF', exifBlock(6)),
    webpChunk('XMP ', `<x:xmpmeta>${CANARY}</x:xmpmeta>`),
    webpChunk('priv', CANARY),
  );
}

export const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
