import { AppError } from '../../shared/core/errors.ts';
import { MAX_IMAGE_BYTES } from '../../shared/uploads/upload-api.ts';
import { notAnImage, type ImageType } from './image-type.ts';

const HEAD = /^data:(image\/(?:jpeg|png|webp));base64,/;
const NOT_BASE64 = /[^A-Za-z0-9+/]/;

/**
 * The bytes of a picture's data URL and the type that it claims. The size is told by its length, before anything is
 * decoded: 413 `too_large`; 422 `validation_failed` at `upload` for anything that is not exactly such a URL.
 */
export function dataUrlBytes(url: string): { type: ImageType; bytes: Uint8Array } {
  const [head, type] = HEAD.exec(url.slice(0, 40)) ?? [];
  if (head === undefined) throw notAnImage();
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  const length = url.length - head.length;
  const size = (length / 4) * 3 - padding;
  if (size > MAX_IMAGE_BYTES) throw new AppError('too_large');
  const body = url.slice(head.length);
  if (size <= 0 || length % 4 !== 0 || NOT_BASE64.test(body.slice(0, length - padding))) throw notAnImage();
  return { type: type as ImageType, bytes: Buffer.from(body, 'base64') };
}
