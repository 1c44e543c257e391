import type { TFunction } from 'i18next';
import type { PictureUpload } from '../../content/picture-upload.ts';
import { smallPicture } from '../../content/small-picture.ts';
import { pictureRefusal } from '../attachments/picture-refusal.ts';

function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(picture);
  });
}

/** A trial's pictures stay in the page's memory. */
export function trialUpload(t: TFunction): PictureUpload {
  return async (file, { maxBytes, signal }) => {
    try {
      return { name: await asDataUrl(await smallPicture(file, maxBytes, signal)) };
    } catch (error) {
      return signal.aborted ? undefined : { refusal: pictureRefusal(t, error) };
    }
  };
}
