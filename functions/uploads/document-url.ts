import { MAX_DOCUMENT_BYTES } from '../../shared/uploads/upload-limits.ts';
import { decodeDataUrl } from './data-url.ts';
import { notADocument } from './place-document.ts';

const DOCUMENT_HEAD = /^data:(application\/pdf);base64,/;

/** The bytes of a PDF's data URL, by the rules of a picture's. */
export function documentUrlBytes(url: string): Uint8Array {
  return decodeDataUrl(url, { head: DOCUMENT_HEAD, mostBytes: MAX_DOCUMENT_BYTES, refusal: notADocument }).bytes;
}
