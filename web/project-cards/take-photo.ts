import type { TFunction } from 'i18next';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadCalls } from '../app/api/announced-upload.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import type { PictureUpload, TakenPicture } from '../content/picture-upload.ts';
import { PictureRefused, smallPicture } from '../content/small-picture.ts';

const CALL_TIMEOUT_SECONDS = 15;

function refusalOf(t: TFunction, error: unknown): TakenPicture {
  if (error instanceof PictureRefused) {
    return { refusal: { text: t(`pictures.refused.${error.reason}`), mayRetry: false } };
  }
  return { refusal: { text: errorText(t, error), mayRetry: true } };
}

function callsOf(id: string, signal: AbortSignal): UploadCalls {
  const options = { signal, timeoutSeconds: CALL_TIMEOUT_SECONDS };
  return {
    announce: (size, key) =>
      call(uploadApi.cardImage, { params: { id }, body: { contentType: 'image/jpeg', size } }, { ...options, key }),
    confirm: (name) => call(uploadApi.confirmCardImage, { params: { id, name } }, options),
  };
}

/** Uploads a photo to an existing card. */
export function sentPhoto(t: TFunction, cardId: string): PictureUpload {
  return async (file, { maxBytes, onProgress, signal }) => {
    try {
      const bytes = await (await smallPicture(file, maxBytes, signal)).arrayBuffer();
      signal.throwIfAborted();
      const upload = { bytes, key: newUuid(), calls: callsOf(cardId, signal) };
      return { name: await sendAnnounced(upload, { onProgress, signal }) };
    } catch (error) {
      return signal.aborted ? undefined : refusalOf(t, error);
    }
  };
}

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new PictureRefused('unreadable')));
    reader.readAsDataURL(picture);
  });
}

/** Holds the photo of a new card as a data URL, which is sent with the card. */
export function heldPhoto(t: TFunction): PictureUpload {
  return async (file, { maxBytes, signal }) => {
    try {
      return { name: await dataUrlOf(await smallPicture(file, maxBytes, signal)) };
    } catch (error) {
      return signal.aborted ? undefined : refusalOf(t, error);
    }
  };
}
