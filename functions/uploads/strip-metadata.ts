import type { Image } from './image-type.ts';

/**
 * The picture without what its maker, camera or editor wrote beside it - place, time, names, comments, thumbnails - and
 * without what follows its end. The pixels are not coded anew; the colour profile stays, and the picture stays turned as
 * it was.
 */
export function stripMetadata({ kept }: Image): Uint8Array {
  return Buffer.concat(kept);
}
