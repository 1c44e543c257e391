import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { forgetPending } from './pending-bytes.ts';
import { isPendingName, pendingKey, type PendingUpload } from './pending-upload.ts';
import { documentKey, placeDocument } from './place-document.ts';
import { imageKey, placeImage } from './place-image.ts';

/** How one kind of file is checked and placed, and where it then lies. */
type FileKind = {
  place: (world: World, file: Omit<PendingUpload, 'name'> & { bytes: Uint8Array }) => Promise<string>;
  keyOf: typeof imageKey;
};

const IMAGE: FileKind = { place: placeImage, keyOf: imageKey };
export const DOCUMENT: FileKind = { place: placeDocument, keyOf: documentKey };

/** What stands in a posted file's place once it is confirmed: its final name. */
const RECEIPT = /^confirmed ([0-9a-f]{32}\.(?:jpg|png|webp|pdf))$/;
const LONGEST_RECEIPT_BYTES = 60;

/**
 * Checks a posted file by its bytes, cleans it as its kind is cleaned, places it and answers its final name; the posted
 * original is overwritten by a receipt with that name, so that a repeated confirmation answers the same. 422
 * `file_missing` where nothing was posted under the name; the refusals of the kind where it is none of it.
 */
export async function confirmUpload(world: World, upload: PendingUpload, kind: FileKind = IMAGE): Promise<string> {
  const posted = isPendingName(upload.name) ? await world.files.get(pendingKey(upload)) : undefined;
  if (!posted) throw missing(upload);
  const confirmed = confirmedName(posted);
  if (confirmed === undefined) return placePosted(world, upload, { kind, posted });
  // Anybody may post the text of a receipt; only a file that is there counts.
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

function confirmedName(posted: Uint8Array): string | undefined {
  if (posted.length > LONGEST_RECEIPT_BYTES) return undefined;
  return RECEIPT.exec(Buffer.from(posted).toString('latin1'))?.[1];
}

function missing({ name }: PendingUpload): AppError {
  return new AppError('file_missing', { issues: [{ path: name, code: 'file_missing' }] });
}
