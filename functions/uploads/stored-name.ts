import { createHash } from 'node:crypto';
import type { DOCUMENT_TYPE } from '../../shared/uploads/upload-limits.ts';
import type { ImageType } from './image-type.ts';

/** An accepted type of file. */
export type FileType = ImageType | typeof DOCUMENT_TYPE;

export const FILE_EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} satisfies Record<FileType, string>;

const HASH_DIGITS = 32;

/** What the name of a stored file looks like, for a regular expression. */
export const STORED_NAME = `[0-9a-f]{${HASH_DIGITS}}\\.(?:${Object.values(FILE_EXTENSIONS).join('|')})`;

/** The name of a stored file: the first 32 hex digits of its SHA-256, and the extension of its type. */
export function storedName(bytes: Uint8Array, type: FileType): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS)}.${FILE_EXTENSIONS[type]}`;
}
