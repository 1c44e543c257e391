import type { Image } from './image-type.ts';

/**
 * The picture without metadata of its maker, camera or editor (place, time, names, comments, thumbnails) and without bytes after its end.
 * Pixels are not recoded; colour profile and orientation stay.
 */
export function stripMetadata({ kept }: Image): Uint8Array {
  return Buffer.concat(kept);
}
