import { AppError } from '../../shared/core/errors.ts';
import { MAX_IMAGE_BYTES } from '../../shared/uploads/upload-limits.ts';
import { notAnImage, type ImageType } from './image-type.ts';

const IMAGE_HEAD = /^data:(image\/(?:jpeg|png|webp));base64,/;
const NOT_BASE64 = /[^A-Za-z0-9+/]/;

/**
 * The bytes and the claimed type of a picture's data URL. The size is checked by the URL's length before decoding: 413 `too_large`; 422
 * `validation_failed` at `upload` for anything but exactly such a URL.
 */
export function dataUrlBytes(url: string): { type: ImageType; bytes: Uint8Array } {
  const { type, bytes } = decodeDataUrl(url, { head: IMAGE_HEAD, mostBytes: MAX_IMAGE_BYTES, refusal: notAnImage });
  return { type: type as ImageType, bytes };
}

type Expected = { head: RegExp; mostBytes: number; refusal: () => AppError };

/** The bytes and the type that the head names. 413 `too_large` by the length; `refusal` for anything but exactly such a URL. */
export function decodeDataUrl(
  url: string,
  { head, mostBytes, refusal }: Expected,
): { type: string; bytes: Uint8Array } {
  const [start, type] = head.exec(url.slice(0, 40)) ?? [];
  if (start === undefined || type === undefined) throw refusal();
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  const length = url.length - start.length;
  const size = (length / 4) * 3 - padding;
  if (size > mostBytes) throw new AppError('too_large');
  const body = url.slice(start.length);
  if (size <= 0 || length % 4 !== 0 || NOT_BASE64.test(body.slice(0, length - padding))) throw refusal();
  return { type, bytes: Buffer.from(body, 'base64') };
}
