import { imageFolder, type FileOwner } from '../security/tokens/file-token.ts';
import type { World } from '../world.ts';
import { readImage, type ImageType } from './image-type.ts';
import { storedName } from './stored-name.ts';
import { stripMetadata } from './strip-metadata.ts';

/** A picture as stored and served; its name is derived from its bytes. */
export type CleanImage = { name: string; type: ImageType; bytes: Uint8Array };

/** 422 `validation_failed` at `upload` where the bytes are not a picture, 413 `too_large` for too many bytes or pixels. */
export function cleanImage(bytes: Uint8Array): CleanImage {
  const image = readImage(bytes);
  const stripped = stripMetadata(image);
  return { name: storedName(stripped, image.type), type: image.type, bytes: stripped };
}

export function imageKey(owner: FileOwner, id: string, name: string): string {
  return `static/${imageFolder(owner, id)}${name}`;
}

type Place = { owner: FileOwner; id: string };

/** Checks a picture by its bytes, strips its metadata and stores it among its owner's pictures; answers its name. Idempotent. */
export async function placeImage(world: World, { owner, id, bytes }: Place & { bytes: Uint8Array }): Promise<string> {
  return storeImage(world, { owner, id }, cleanImage(bytes));
}

export async function storeImage(
  world: World,
  { owner, id }: Place,
  { name, type, bytes }: CleanImage,
): Promise<string> {
  await world.files.put(imageKey(owner, id, name), bytes, type, { isImmutable: true });
  return name;
}
