import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { forgetPending } from './pending-bytes.ts';
import { isPendingName, pendingKey, type PendingUpload } from './pending-upload.ts';
import { documentKey, placeDocument } from './place-document.ts';
import { imageKey, placeImage } from './place-image.ts';
import { STORED_NAME } from './stored-name.ts';

/** How one kind of file is checked and placed, and its final key. */
export type FileKind = {
  place: (world: World, file: Omit<PendingUpload, 'name'> & { bytes: Uint8Array }) => Promise<string>;
  keyOf: typeof imageKey;
};

export const IMAGE: FileKind = { place: placeImage, keyOf: imageKey };
export const DOCUMENT: FileKind = { place: placeDocument, keyOf: documentKey };

/** The receipt that replaces a confirmed file: its final name. */
const RECEIPT = new RegExp(`^confirmed (${STORED_NAME})$`);
const LONGEST_RECEIPT_BYTES = 60;

/**
 * Checks a posted file by its bytes, cleans it by its kind, places it and answers its final name. A receipt with that name replaces the
 * posted original, so that a repeated confirmation gives the same answer. 422 `file_missing` where nothing was posted under the name; the
 * kind's own errors where the file is not of the kind.
 */
export async function confirmUpload(world: World, upload: PendingUpload, kind: FileKind = IMAGE): Promise<string> {
  const posted = isPendingName(upload.name) ? await world.files.get(pendingKey(upload)) : undefined;
  if (!posted) throw missing(upload);
  const confirmed = readConfirmedName(posted);
  if (confirmed === undefined) return placePosted(world, upload, { kind, posted });
  // Anybody may post a receipt's text; only an existing file counts.
  if (!(await world.files.exists(kind.keyOf(upload.owner, upload.id, confirmed)))) throw missing(upload);
  return confirmed;
}

type Posted = { kind: FileKind; posted: Uint8Array };

async function placePosted(world: World, upload: PendingUpload, { kind, posted }: Posted): Promise<string> {
  const name = await kind.place(world, { owner: upload.owner, id: upload.id, bytes: posted });
  await world.files.put(pendingKey(upload), Buffer.from(`confirmed ${name}`), 'text/plain');
  await forgetPending(world, upload.network, posted.length);
  return name;
}

function readConfirmedName(posted: Uint8Array): string | undefined {
  if (posted.length > LONGEST_RECEIPT_BYTES) return undefined;
  return RECEIPT.exec(Buffer.from(posted).toString('latin1'))?.[1];
}

function missing({ name }: PendingUpload): AppError {
  return new AppError('file_missing', { issues: [{ path: name, code: 'file_missing' }] });
}
