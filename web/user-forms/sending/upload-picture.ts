import type { TFunction } from 'i18next';
import { newUuid } from '../../app/api/uuid.ts';
import type { PictureUpload, UploadOptions } from '../../content/picture-upload.ts';
import { smallPicture } from '../../content/small-picture.ts';
import type { KeptPicture } from '../../offline/kept-induction.ts';
import { localName } from '../../offline/local-pictures.ts';
import { keepPicture } from '../../offline/picture-urls.ts';
import { outcomeOf } from '../../offline/send-outcome.ts';
import { serverTime } from '../../phone/server-clock.ts';
import { pictureRefusal } from '../../pictures/picture-refusal.ts';
import { sendPicture } from './send-picture.ts';

/** The processed picture of a chosen file: a retry sends the same bytes under the same key. */
const keptFiles = new WeakMap<File, Promise<KeptPicture>>();

async function keep(userFormId: string, file: File, { maxBytes, signal }: UploadOptions): Promise<KeptPicture> {
  const small = await smallPicture(file, maxBytes, signal);
  const key = newUuid();
  const picture = { userFormId, name: localName(key), bytes: await small.arrayBuffer(), key, keptFrom: serverTime() };
  await keepPicture(picture);
  return picture;
}

function keepOnce(userFormId: string, file: File, options: UploadOptions): Promise<KeptPicture> {
  const known = keptFiles.get(file);
  if (known) return known;
  const fresh = keep(userFormId, file, options);
  keptFiles.set(file, fresh);
  fresh.catch(() => keptFiles.delete(file));
  return fresh;
}

/** Uploads a picture from the phone; answers whether it must wait for a better network. */
async function sendNow(picture: KeptPicture, options: UploadOptions): Promise<{ isWaiting: boolean }> {
  if (!navigator.onLine) return { isWaiting: true };
  try {
    const sentName = await sendPicture(picture, options);
    await keepPicture({ ...picture, sentName });
    return { isWaiting: false };
  } catch (error) {
    if (options.signal.aborted || outcomeOf(error).kind !== 'stop') throw error;
    return { isWaiting: true };
  }
}

/** Adds pictures to an induction: shrinks them, stores them on this phone, and uploads them when the network allows. */
export function pictureUpload(t: TFunction, userFormId: string): PictureUpload {
  return async (file, options) => {
    try {
      const picture = await keepOnce(userFormId, file, options);
      options.signal.throwIfAborted();
      options.onKept?.(picture.name);
      return { name: picture.name, ...(await sendNow(picture, options)) };
    } catch (error) {
      if (options.signal.aborted) return undefined;
      return { refusal: pictureRefusal(t, error) };
    }
  };
}
