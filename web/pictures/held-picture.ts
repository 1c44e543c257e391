import type { TFunction } from 'i18next';
import { dataUrlOf } from '../content/data-url.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import { smallPicture } from '../content/small-picture.ts';
import { pictureRefusal } from './picture-refusal.ts';

/** Holds pictures in the page's memory, as data URLs: those of a trial, and those that are sent with the rest of a new thing. */
export function heldPicture(t: TFunction): PictureUpload {
  return async (file, { maxBytes, signal }) => {
    try {
      return { name: await dataUrlOf(await smallPicture(file, maxBytes, signal)) };
    } catch (error) {
      return signal.aborted ? undefined : { refusal: pictureRefusal(t, error) };
    }
  };
}
