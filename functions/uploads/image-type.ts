import { AppError } from '../../shared/core/errors.ts';
import { MAX_IMAGE_BYTES, type IMAGE_TYPES } from '../../shared/uploads/upload-limits.ts';
import type { ImageParts } from './image-parts.ts';
import { jpegParts } from './jpeg-parts.ts';
import { pngParts } from './png-parts.ts';
import { webpParts } from './webp-parts.ts';

export type ImageType = (typeof IMAGE_TYPES)[number];
export type Image = ImageParts & { type: ImageType };

/** A picture with more pixels may exhaust the phone that shows it. */
const MOST_PIXELS = 40_000_000;

const READERS = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
} satisfies Record<ImageType, (bytes: Buffer) => ImageParts | undefined>;

/** Elements that make a file pass for a page or a drawing with scripts; cameras append data, never these. */
const MARKUP = /<(?:!doctype|(?:html|head|body|script|svg|iframe|object|embed|meta)[\s/>])/i;

export function notAnImage(): AppError {
  return new AppError('validation_failed', { issues: [{ path: 'upload', code: 'invalid_value' }] });
}

/**
 * Reads a picture by its bytes, whatever its name. 422 `validation_failed` at `upload` for anything but a complete still JPEG, PNG or WebP;
 * 413 `too_large` for too many bytes, or for too many pixels by the header: nothing is decoded.
 */
export function readImage(bytes: Uint8Array): Image {
  if (bytes.length > MAX_IMAGE_BYTES) throw new AppError('too_large');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const image = imageOf(buffer);
  if (!image || image.width < 1 || image.height < 1 || hasMarkup(buffer.subarray(image.end))) throw notAnImage();
  if (image.width * image.height > MOST_PIXELS) throw new AppError('too_large');
  return image;
}

function imageOf(bytes: Buffer): Image | undefined {
  for (const [type, read] of Object.entries(READERS)) {
    const parts = read(bytes);
    if (parts) return { ...parts, type: type as ImageType };
  }
  return undefined;
}

function hasMarkup(after: Buffer): boolean {
  return after.length > 0 && MARKUP.test(after.toString('latin1'));
}
