import { AppError } from '../../shared/core/errors.ts';
import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '../../shared/uploads/upload-limits.ts';
import { documentFolder, type FileOwner } from '../security/tokens/file-token.ts';
import type { World } from '../world.ts';
import { refusalOfPdf } from './pdf-content.ts';
import { storedName } from './stored-name.ts';

// A header at the first byte and a trailer near the end (ISO 32000-1, 7.5): a file that begins or ends as something else is refused.
const HEADER = /^%PDF-[12]\.\d/;
const TRAILER = '%%EOF';
const TRAILER_WITHIN_BYTES = 1024;

export function documentKey(owner: FileOwner, id: string, name: string): string {
  return `static/${documentFolder(owner, id)}${name}`;
}

export function notADocument(code: string = 'invalid_value'): AppError {
  return new AppError('validation_failed', { issues: [{ path: 'upload', code }] });
}

/**
 * Checks a PDF by its bytes and stores it among its owner's documents; answers its name. Idempotent. 422 at `upload`: `validation_failed`
 * where it is not a PDF, `active_content` where it has active content, `locked_content` where it cannot be inspected. 413 `too_large` for
 * too many bytes.
 */
export async function placeDocument(
  world: World,
  { owner, id, bytes }: { owner: FileOwner; id: string; bytes: Uint8Array },
): Promise<string> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError('too_large');
  if (!isPdf(bytes)) throw notADocument();
  const refusal = refusalOfPdf(bytes);
  if (refusal) throw notADocument(refusal);
  const name = storedName(bytes, DOCUMENT_TYPE);
  await world.files.put(documentKey(owner, id, name), bytes, DOCUMENT_TYPE, { isImmutable: true });
  return name;
}

function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return HEADER.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-TRAILER_WITHIN_BYTES)).includes(TRAILER);
}
