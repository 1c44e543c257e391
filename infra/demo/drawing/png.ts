import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits of each of three colours. */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

export type Picture = {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  pixels: Uint8Array;
};

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(content.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

export function png({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const row = width * 3;
  const unfiltered = Buffer.alloc((row + 1) * height);
  for (let at = 0; at < height; at += 1) unfiltered.set(pixels.subarray(at * row, (at + 1) * row), at * (row + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(TRUE_COLOUR)])),
    chunk('IDAT', deflateSync(unfiltered)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The picture as a `data:` address, as browsers send what was drawn or photographed. */
export const pngAddress = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;
