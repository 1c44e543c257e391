import { AppError } from '../../shared/core/errors.ts';
import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '../../shared/uploads/upload-api.ts';
import { documentFolder, type FileOwner } from '../http/file-token.ts';
import type { World } from '../world.ts';
import { storedName } from './stored-name.ts';

// A header at the first byte and a trailer near the end (ISO 32000-1, 7.5): what begins or goes on as something else is none.
const HEADER = /^%PDF-[12]\.\d/;
const TRAILER = '%%EOF';
const TRAILER_WITHIN_BYTES = 1024;

/** Where an owner's document lies in the object store. */
export function documentKey(owner: FileOwner, id: string, name: string): string {
  return `static/${documentFolder(owner, id)}${name}`;
}

export function notADocument(): AppError {
  return new AppError('validation_failed', { issues: [{ path: 'upload', code: 'invalid_value' }] });
}

/**
 * Checks a PDF by its bytes and stores it among its owner's documents; answers its name. The same document again changes
 * nothing. 422 `validation_failed` at `upload` where the bytes are no PDF, 413 `too_large` where they are too many.
 */
export async function placeDocument(
  world: World,
  { owner, id, bytes }: { owner: FileOwner; id: string; bytes: Uint8Array },
): Promise<string> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError('too_large');
  if (!isPdf(bytes)) throw notADocument();
  const name = storedName(bytes, DOCUMENT_TYPE);
  await world.files.put(documentKey(owner, id, name), bytes, DOCUMENT_TYPE, { isImmutable: true });
  return name;
}

function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return HEADER.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-TRAILER_WITHIN_BYTES)).includes(TRAILER);
}
