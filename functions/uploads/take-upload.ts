import type { FileOwner } from '../security/tokens/file-token.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { announceUpload } from './announce-upload.ts';
import { dataUrlBytes } from './data-url.ts';
import { documentUrlBytes } from './document-url.ts';
import { placeDocument } from './place-document.ts';
import { cleanImage, storeImage } from './place-image.ts';
import type { FileType } from './stored-name.ts';

type Place = { owner: FileOwner; id: string };
/** A small file as a data URL, or the announcement of a POST to the object store; `size` in bytes. */
export type Sent = {
  body: { upload: string } | { contentType: FileType; size: number };
  once: Once | undefined;
  network?: string | undefined;
};
export type Taken = { name: string; url?: string; fields?: Record<string, string> };

/** Places a picture from a data URL, named by its bytes, or answers a presigned POST for one. */
export async function takeImage(world: World, place: Place, { body, once, network }: Sent): Promise<Taken> {
  if (!('upload' in body)) return announceUpload(world, { ...place, ...body, once, network });
  const image = cleanImage(dataUrlBytes(body.upload).bytes);
  const { result } = await writeOnce(world.table, { once, now: world.now(), result: { name: image.name }, writes: [] });
  await storeImage(world, place, image);
  return result;
}

/** The same for a document. */
export async function takeDocument(world: World, place: Place, { body, once, network }: Sent): Promise<Taken> {
  if (!('upload' in body)) return announceUpload(world, { ...place, ...body, once, network });
  const name = await placeDocument(world, { ...place, bytes: documentUrlBytes(body.upload) });
  return (await writeOnce(world.table, { once, now: world.now(), result: { name }, writes: [] })).result;
}
