import { describe, expect, test } from 'vitest';
import { orientationBlock, orientationOf } from '../../../functions/uploads/exif-orientation.ts';
import { readImage } from '../../../functions/uploads/image-type.ts';
import { stripMetadata } from '../../../functions/uploads/strip-metadata.ts';
import * as made from './made-images.ts';

const SIZE = { width: 24, height: 16 };
const strip = (bytes: Uint8Array): Buffer => Buffer.from(stripMetadata(readImage(bytes)));
const trailer = Buffer.from(`SEFH ${made.CANARY} ftypmp42`);

describe('of a picture nothing is kept but the picture', () => {
  test.each([
    ['a JPEG', made.jpeg(SIZE, { before: made.JPEG_METADATA, after: trailer }), made.jpeg(SIZE)],
    ['a PNG', made.png(SIZE, { before: made.PNG_METADATA, after: trailer }), made.png(SIZE)],
    [
      'a WebP',
      Buffer.concat([made.webpWithMetadata(SIZE), trailer]),
      made.webpOf(made.webpCanvas(SIZE, 0x20), made.ICC_WEBP, made.webpLossless(SIZE)),
    ],
  ])('%s is byte for byte as it would be without metadata', (_, full, bare) => {
    expect(full.includes(made.CANARY)).toBe(true);
    expect(strip(full)).toEqual(bare);
  });

  test('a JPEG keeps its pixels when metadata stands between its tables and scans', () => {
    const scan = made.jpegScan(SIZE);
    const at = scan.lastIndexOf(Buffer.from([0xff, 0xda]));
    const comment = made.jpegSegment(0xfe, made.CANARY);
    const parts = [scan.subarray(0, at), comment, scan.subarray(at), comment, Buffer.from('junk')];
    expect(strip(made.jpegOf(...parts))).toEqual(made.jpegOf(scan));
  });

  test('the thumbnail inside a JFIF segment goes, the segment stays', () => {
    const stripped = strip(made.jpegOf(made.JFIF_WITH_THUMBNAIL, made.jpegScan(SIZE)));
    expect(stripped.includes('CANARY')).toBe(false);
    expect(stripped).toEqual(made.jpeg(SIZE));
  });

  test('what changes the colours stays: profile and colour transform', () => {
    const adobe = made.jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
    const before = Buffer.concat([made.ICC_SEGMENT, adobe]);
    expect(strip(made.jpeg(SIZE, { before }))).toEqual(made.jpeg(SIZE, { before }));
    expect(strip(made.png(SIZE, { before: made.ICC_CHUNK }))).toEqual(made.png(SIZE, { before: made.ICC_CHUNK }));
  });

  test('an animation in a PNG goes, its still picture stays', () => {
    const before = Buffer.concat([made.pngChunk('acTL', 'xxxxxxxx'), made.pngChunk('fcTL', 'x')]);
    expect(strip(made.png(SIZE, { before }))).toEqual(made.png(SIZE));
  });
});

describe('a picture stays turned as the camera held it', () => {
  const turns = [2, 3, 4, 5, 6, 7, 8].flatMap((turn) => [
    { turn, isLittle: false },
    { turn, isLittle: true },
  ]);
  test.each(turns)('turn $turn (little endian: $isLittle) is kept alone', ({ turn, isLittle }) => {
    const tiff = made.exifBlock(turn, isLittle);
    const kept = strip(made.jpeg(SIZE, { before: made.exifSegment(tiff) }));
    expect(kept).toEqual(made.jpeg(SIZE, { before: made.exifSegment(orientationBlock(turn)) }));
    expect(kept.includes('CANARY')).toBe(false);
    const flat = strip(made.png(SIZE, { before: made.pngChunk('eXIf', tiff) }));
    expect(flat).toEqual(made.png(SIZE, { before: made.pngChunk('eXIf', orientationBlock(turn)) }));
    expect(orientationOf(orientationBlock(turn))).toBe(turn);
  });

  test.each([
    ['upright', made.exifBlock(1)],
    ['not said', made.exifBlock()],
    ['not a turn', made.exifBlock(9)],
    ['empty', Buffer.alloc(0)],
    ['no TIFF', Buffer.from('<x:xmpmeta>')],
    ['cut off', made.exifBlock(6).subarray(0, 12)],
    ['a directory outside', Buffer.from('MM\0*\xff\xff\xff\xff', 'latin1')],
    ['a directory of 65535 entries', Buffer.from('MM\0*\0\0\0\x08\xff\xff\0\0', 'latin1')],
  ])('an orientation that is %s leaves nothing', (_, tiff) => {
    expect(orientationOf(tiff)).toBe(1);
    expect(strip(made.jpeg(SIZE, { before: made.exifSegment(tiff) }))).toEqual(made.jpeg(SIZE));
  });
});
