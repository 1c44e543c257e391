import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { isPendingName, pendingKey, type PendingUpload } from './pending-upload.ts';
import { imageKey, placeImage } from './place-image.ts';

/** What stands in a posted picture's place once it is confirmed: its final name. */
const RECEIPT = /^confirmed ([0-9a-f]{32}\.(?:jpg|png|webp))$/;
const LONGEST_RECEIPT_BYTES = 60;

/**
 * Checks a posted picture by its bytes, strips it, places it and answers its final name; the posted original is
 * overwritten by a receipt with that name, so that a repeated confirmation answers the same. 422 `file_missing` where
 * nothing was posted under the name; the refusals of `readImage` where it is no picture.
 */
export async function confirmUpload(world: World, upload: PendingUpload): Promise<string> {
  const posted = isPendingName(upload.name) ? await world.files.get(pendingKey(upload)) : undefined;
  if (!posted) throw missing(upload);
  const confirmed = confirmedName(posted);
  if (confirmed === undefined) return placePosted(world, upload, posted);
  // Anybody may post the text of a receipt; only a picture that is there counts.
  if (!(await world.files.exists(imageKey(upload.owner, upload.id, confirmed)))) throw missing(upload);
  return confirmed;
}

async function placePosted(world: World, upload: PendingUpload, bytes: Uint8Array): Promise<string> {
  const name = await placeImage(world, { owner: upload.owner, id: upload.id, bytes });
  await world.files.put(pendingKey(upload), Buffer.from(`confirmed ${name}`), 'text/plain');
  return name;
}

function confirmedName(posted: Uint8Array): string | undefined {
  if (posted.length > LONGEST_RECEIPT_BYTES) return undefined;
  return RECEIPT.exec(Buffer.from(posted).toString('latin1'))?.[1];
}

function missing({ name }: PendingUpload): AppError {
  return new AppError('file_missing', { issues: [{ path: name, code: 'file_missing' }] });
}
