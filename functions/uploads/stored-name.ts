import { createHash } from 'node:crypto';
import type { ImageType } from './image-type.ts';

export const IMAGE_EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} satisfies Record<ImageType, string>;

/** The name of a stored picture: the first 32 hex digits of its SHA-256, and the ending of its type. */
export function storedName(bytes: Uint8Array, type: ImageType): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${IMAGE_EXTENSIONS[type]}`;
}
