import type { TFunction } from 'i18next';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadCalls } from '../app/api/announced-upload.ts';
import { call } from '../app/api/call.ts';
import { newUuid } from '../app/api/uuid.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import { smallPicture } from '../content/small-picture.ts';
import { pictureRefusal } from './picture-refusal.ts';

const CALL_TIMEOUT_SECONDS = 15;

type OfCard = {
  cardId: string;
  /** The token of the card's holder; the staff's photos go by their login. */
  tokenOf?: (cardId: string) => string;
};

function callsOf({ cardId: id, tokenOf }: OfCard, signal: AbortSignal): UploadCalls {
  const options = () => ({ token: tokenOf?.(id), signal, timeoutSeconds: CALL_TIMEOUT_SECONDS });
  return {
    announce: (size, key) => {
      const input = { params: { id }, body: { contentType: 'image/jpeg' as const, size } };
      return call(uploadApi.cardImage, input, { ...options(), key });
    },
    confirm: (name) => call(uploadApi.confirmCardImage, { params: { id, name } }, options()),
  };
}

/** Uploads a photo to a card: shrinks it on the phone and reports progress. */
export function cardPhotoUpload(t: TFunction, of: OfCard): PictureUpload {
  return async (file, { maxBytes, onProgress, signal }) => {
    try {
      const bytes = await (await smallPicture(file, maxBytes, signal)).arrayBuffer();
      signal.throwIfAborted();
      const upload = { bytes, key: newUuid(), calls: callsOf(of, signal) };
      return { name: await sendAnnounced(upload, { onProgress, signal }) };
    } catch (error) {
      return signal.aborted ? undefined : { refusal: pictureRefusal(t, error) };
    }
  };
}
