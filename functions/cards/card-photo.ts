import { isImagePresent } from '../../shared/content/card-rules.ts';
import { isDataUrl } from '../../shared/content/blocks/form/signature.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import type { CardRecord } from '../store/entities/cards/cards.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { cleanImage, imageKey, storeImage, type CleanImage } from '../uploads/place-image.ts';
import type { World } from '../world.ts';

/** A photo as written: the name of a stored file, and the image itself where it came as a data URL. */
export type WrittenPhoto = { name: string; image?: CleanImage };

/** Throws what `cleanImage` throws, at `imageSrc`, for a data URL that holds no picture. */
export function photoToWrite(imageSrc: string): WrittenPhoto {
  if (!isDataUrl(imageSrc)) return { name: imageSrc.trim() };
  try {
    const image = cleanImage(dataUrlBytes(imageSrc).bytes);
    return { name: image.name, image };
  } catch (error) {
    if (!isAppError(error) || !error.detail.issues) throw error;
    const issues = error.detail.issues.map((issue) => ({ ...issue, path: 'imageSrc' }));
    throw new AppError(error.code, { issues });
  }
}

/**
 * Makes sure that a card's new photo is among its files; 422 `file_missing` where it is not. A card of an induction also keeps the photo
 * among the induction's files, since later inductions copy earlier cards from there.
 */
export async function placePhoto(
  world: World,
  { _id: id, userFormId }: Pick<CardRecord, '_id' | 'userFormId'>,
  { name, image }: WrittenPhoto,
): Promise<void> {
  if (!isImagePresent(name)) return;
  const key = imageKey('card', id, name);
  if (image) await storeImage(world, { owner: 'card', id }, image);
  else if (!(await world.files.exists(key))) {
    throw new AppError('file_missing', { issues: [{ path: 'imageSrc', code: 'file_missing' }] });
  }
  if (userFormId !== null) await world.files.copy(key, imageKey('userForm', userFormId, name));
}

/** Removes a photo placed for a card that was then not created. */
export async function removePhoto(world: World, cardId: string, { name }: WrittenPhoto): Promise<void> {
  if (isImagePresent(name)) await world.files.remove(imageKey('card', cardId, name));
}
