import type { TFunction } from 'i18next';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import { PictureRefused, smallPicture } from '../content/small-picture.ts';
import { holderToken } from './card-calls.ts';

async function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new PictureRefused('unreadable')));
    reader.readAsDataURL(picture);
  });
}

/** Takes a photo into a card: made small on the phone and sent in one piece, so that it is in or it is not. */
export function cardPhotoUpload(t: TFunction, cardId: string): PictureUpload {
  return async (file, { maxBytes, signal }) => {
    try {
      const upload = await dataUrlOf(await smallPicture(file, maxBytes, signal));
      signal.throwIfAborted();
      const input = { params: { id: cardId }, body: { upload } };
      const { name } = await call(uploadApi.cardImage, input, { token: holderToken(cardId), signal });
      return { name };
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof PictureRefused) {
        return { refusal: { text: t(`pictures.refused.${error.reason}`), mayRetry: false } };
      }
      return { refusal: { text: errorText(t, error), mayRetry: true } };
    }
  };
}
