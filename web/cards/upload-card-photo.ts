import type { TFunction } from 'i18next';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadCalls } from '../app/api/announced-upload.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import { PictureRefused, smallPicture } from '../content/small-picture.ts';
import { holderToken } from './card-calls.ts';

const CALL_TIMEOUT_SECONDS = 15;

function callsOf(id: string, signal: AbortSignal): UploadCalls {
  const options = () => ({ token: holderToken(id), signal, timeoutSeconds: CALL_TIMEOUT_SECONDS });
  return {
    announce: (size, key) => {
      const input = { params: { id }, body: { contentType: 'image/jpeg' as const, size } };
      return call(uploadApi.cardImage, input, { ...options(), key });
    },
    confirm: (name) => call(uploadApi.confirmCardImage, { params: { id, name } }, options()),
  };
}

/** Uploads a photo to a card: shrinks it on the phone and reports progress. */
export function cardPhotoUpload(t: TFunction, cardId: string): PictureUpload {
  return async (file, { maxBytes, onProgress, signal }) => {
    try {
      const bytes = await (await smallPicture(file, maxBytes, signal)).arrayBuffer();
      signal.throwIfAborted();
      const upload = { bytes, key: newUuid(), calls: callsOf(cardId, signal) };
      return { name: await sendAnnounced(upload, { onProgress, signal }) };
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof PictureRefused) {
        return { refusal: { text: t(`pictures.refused.${error.reason}`), mayRetry: false } };
      }
      return { refusal: { text: errorText(t, error), mayRetry: true } };
    }
  };
}
