import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readImage } from '../../../functions/uploads/image-type.ts';
import { cleanImage } from '../../../functions/uploads/place-image.ts';
import { isAppError } from '../../../shared/core/errors.ts';
import { MAX_IMAGE_BYTES } from '../../../shared/uploads/upload-limits.ts';
import * as made from './made-images.ts';

const SIZE = { width: 24, height: 16 };
const { jpeg, png, webp } = made;
const HTML = '<!DOCTYPE html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const IMAGES: [string, Buffer][] = [
  ['a JPEG', jpeg(SIZE)],
  ['a PNG', png(SIZE)],
  ['a WebP', webp(SIZE)],
];

/** The refusal of some bytes, as the API would answer it. */
function refusal(bytes: Uint8Array): unknown {
  try {
    return readImage(bytes).type;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { code: error.code, issues: error.detail.issues };
  }
}

const NOT_AN_IMAGE = { code: 'validation_failed', issues: [{ path: 'upload', code: 'invalid_value' }] };
const TOO_LARGE = { code: 'too_large', issues: undefined };

describe('a picture is known by its bytes', () => {
  test.each([
    ['image/jpeg', jpeg(SIZE)],
    ['image/png', png(SIZE)],
    ['image/webp', webp(SIZE)],
    ['image/webp', made.webpWithMetadata(SIZE)],
    ['image/webp', made.webpOf(made.webpLossy(SIZE))],
    ['image/webp', made.webpOf(made.webpCanvas(SIZE, 0x10), made.webpChunk('ALPH', 'x'), made.webpLossy(SIZE))],
    ['image/jpeg', made.jpegOf(Buffer.from([0xff, 0xff, 0xff]), made.jpegScan(SIZE))],
  ])('%s of 24 x 16 pixels', (type, bytes) => {
    expect(readImage(bytes)).toMatchObject({ type, ...SIZE, end: bytes.length });
  });

  const text = (content: string) => Buffer.from(content, 'latin1');
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['SVG', text(SVG)],
    ['SVG after an XML head', text(`<?xml version="1.0"?>${SVG}`)],
    ['SVG after a byte order mark', text(`\xef\xbb\xbf${SVG}`)],
    ['HTML', text(HTML)],
    ['HTML after blanks', text(`\n\t ${HTML}`)],
    ['a script', text('alert(1)')],
    ['GIF', text('GIF89a\x01\0\x01\0\x80\0\0')],
    ['GIF with a script', text(`GIF89a/*${HTML}*/`)],
    ['BMP', text('BM\x46\0\0\0')],
    ['TIFF', text('II*\0\x08\0\0\0')],
    ['PDF', text('%PDF-1.7\n')],
    ['ICO', text('\0\0\x01\0')],
    ['HEIC', text('\0\0\0\x18ftypheic')],
    ['AVIF', text('\0\0\0\x1cftypavif')],
    ['MP4', text('\0\0\0\x18ftypmp42')],
    ['ZIP', text('PK\x03\x04')],
    ['gzip', text('\x1f\x8b\x08')],
    ['ELF', text('\x7fELF')],
    ['WAV', text('RIFF\x24\0\0\0WAVEfmt ')],
    ['JPEG XL', text('\xff\x0a')],
    ['JPEG 2000', text('\0\0\0\x0cjP  \r\n\x87\n')],
    ['only the mark of a JPEG', text('\xff\xd8\xff')],
    ['only the mark of a PNG', text('\x89PNG\r\n\x1a\n')],
    ['only the mark of a WebP', text('RIFF\x04\0\0\0WEBP')],
    ['HTML behind the mark of a JPEG', text(`\xff\xd8\xff\xe0${HTML}`)],
    ['HTML behind the mark of a PNG', text(`\x89PNG\r\n\x1a\n${HTML}`)],
    ['HTML behind the mark of a WebP', text(`RIFF\x60\0\0\0WEBP${HTML}`)],
    ['a PNG mangled by a text transfer', Buffer.from(png(SIZE).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')],
    ['a JPEG without a picture', made.jpegOf(made.JPEG_METADATA)],
    ['a JPEG with two frames', made.jpegOf(made.jpegScan(SIZE), made.jpegScan({ width: 9000, height: 9000 }))],
    ['a JPEG inside a JPEG', made.jpegOf(jpeg(SIZE))],
    ['a JPEG of no width', jpeg({ width: 0, height: 16 })],
    ['a PNG without pixels', made.pngOf(made.pngHeader(SIZE), made.pngChunk('IEND'))],
    [
      'a PNG whose header is not first',
      made.pngOf(made.ICC_CHUNK, made.pngHeader(SIZE), made.pngPixels(SIZE), made.pngChunk('IEND')),
    ],
    ['a PNG with two headers', png(SIZE, { before: made.pngHeader({ width: 99, height: 99 }) })],
    ['a PNG of no height', png({ width: 24, height: 0 })],
    [
      'an animated WebP',
      made.webpOf(made.webpCanvas(SIZE, 0x02), made.webpChunk('ANIM', 'xxxxxx'), made.webpChunk('ANMF', 'x')),
    ],
    ['a WebP that says it is animated', made.webpOf(made.webpCanvas(SIZE, 0x02), made.webpLossless(SIZE))],
    ['a WebP with two pictures', made.webpOf(made.webpLossless(SIZE), made.webpLossless(SIZE))],
    ['a WebP without a picture', made.webpOf(made.webpCanvas(SIZE, 0), made.ICC_WEBP)],
    [
      'a WebP whose canvas is not its size',
      made.webpOf(made.webpCanvas({ width: 1, height: 1 }, 0), made.webpLossless(SIZE)),
    ],
    ['a WebP whose canvas comes late', made.webpOf(made.webpLossless(SIZE), made.webpCanvas(SIZE, 0))],
    ['a WebP between two key frames', made.webpOf(made.webpChunk('VP8 ', '\x11\0\0\x9d\x01\x2a\x18\0\x10\0'))],
  ])('%s is none', (_, bytes) => {
    expect(refusal(bytes)).toEqual(NOT_AN_IMAGE);
  });

  test.each(IMAGES)('%s with markup before it is none', (_, bytes) => {
    for (const before of [HTML, SVG, ' ', '\n', 'GIF89a', '%PDF-1.7']) {
      expect(refusal(Buffer.concat([Buffer.from(before), bytes]))).toEqual(NOT_AN_IMAGE);
    }
  });

  test.each(IMAGES)('%s with markup after it is none', (_, bytes) => {
    const markup = [
      HTML,
      SVG,
      '\0\0<ScRiPt src=x>',
      'x'.repeat(5000) + '<html >',
      '<body\nonload=x>',
      '<iframe/src=x>',
    ];
    for (const after of markup) expect(refusal(Buffer.concat([bytes, Buffer.from(after)]))).toEqual(NOT_AN_IMAGE);
  });

  test.each(IMAGES)('%s that breaks off anywhere is none', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(refusal(bytes.subarray(0, length)), `${length} bytes`).toEqual(NOT_AN_IMAGE);
    }
  });

  test('a PNG with a wrong checksum in what is shown is none', () => {
    const bytes = png(SIZE);
    const at = bytes.indexOf('IDAT') + 6;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(refusal(bytes)).toEqual(NOT_AN_IMAGE);
  });
});

describe('a picture that is too much', () => {
  const HUGE = { width: 60_000, height: 60_000 };
  test.each([
    ['a JPEG', made.jpegOf(made.jpegScan(HUGE))],
    [
      'a PNG',
      made.pngOf(
        made.pngHeader({ width: 100_000, height: 100_000 }),
        made.pngChunk('IDAT', deflateSync(Buffer.alloc(9))),
        made.pngChunk('IEND'),
      ),
    ],
    ['a lossless WebP', webp({ width: 16_384, height: 16_384 })],
    ['a lossy WebP', made.webpOf(made.webpLossy({ width: 16_383, height: 16_383 }))],
  ])('%s of too many pixels is refused by its header', (_, bytes) => {
    expect(bytes.length).toBeLessThan(1500);
    expect(refusal(bytes)).toEqual(TOO_LARGE);
  });

  test('40 megapixels are the most', () => {
    expect(refusal(made.jpegOf(made.jpegScan({ width: 8000, height: 5000 })))).toBe('image/jpeg');
    expect(refusal(made.jpegOf(made.jpegScan({ width: 8000, height: 5001 })))).toEqual(TOO_LARGE);
  });

  test('10 MiB are the most', () => {
    const padded = (total: number) => jpeg(SIZE, { after: Buffer.alloc(total - jpeg(SIZE).length) });
    expect(refusal(padded(MAX_IMAGE_BYTES))).toBe('image/jpeg');
    expect(refusal(padded(MAX_IMAGE_BYTES + 1))).toEqual(TOO_LARGE);
  });

  test('a picture cut into very many parts is refused', () => {
    const many = (part: Buffer) => Buffer.concat(Array.from({ length: 21_000 }, () => part));
    expect(refusal(jpeg(SIZE, { before: many(made.jpegSegment(0xfe, '')) }))).toEqual(NOT_AN_IMAGE);
    expect(refusal(png(SIZE, { before: many(made.pngChunk('tEXt')) }))).toEqual(NOT_AN_IMAGE);
    expect(refusal(made.webpOf(many(made.webpChunk('EXIF', '')), made.webpLossless(SIZE)))).toEqual(NOT_AN_IMAGE);
  });
});

test('whatever bytes come, they are refused or become a picture that is the same when cleaned again', () => {
  const seeds = [
    jpeg(SIZE, { before: made.JPEG_METADATA }),
    jpeg(SIZE, { before: made.exifSegment(made.exifBlock(6)) }),
    png(SIZE, { before: made.PNG_METADATA }),
    made.webpWithMetadata(SIZE),
  ];
  const change = fc.record({ at: fc.nat(), value: fc.nat(255) });
  fc.assert(
    fc.property(fc.constantFrom(...seeds), fc.array(change, { maxLength: 6 }), fc.nat(40), (seed, changes, cut) => {
      const bytes = Buffer.from(seed.subarray(0, seed.length - (cut > 20 ? cut : 0)));
      for (const { at, value } of changes) bytes[at % bytes.length] = value;
      if (typeof refusal(bytes) !== 'string') return;
      const clean = cleanImage(bytes);
      expect(cleanImage(clean.bytes)).toEqual(clean);
    }),
    { numRuns: 3000 },
  );
});
