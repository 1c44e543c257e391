import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { permitUploadApi } from '../../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadProgress } from '../../app/api/announced-upload.ts';
import { call } from '../../app/api/call.ts';
import { newUuid } from '../../app/api/uuid.ts';
import type { PictureUpload } from '../../content/picture-upload.ts';
import { smallPicture } from '../../content/small-picture.ts';
import { pictureRefusal } from '../../pictures/picture-refusal.ts';

async function send(id: string, bytes: ArrayBuffer, progress: UploadProgress): Promise<string> {
  const calls = {
    announce: (size: number, key: string) =>
      call(
        permitUploadApi.permitImage,
        { params: { id }, body: { contentType: 'image/jpeg' as const, size } },
        { key },
      ),
    confirm: (name: string) => call(permitUploadApi.confirmPermitImage, { params: { id, name } }),
  };
  return sendAnnounced({ bytes, key: newUuid(), calls }, progress);
}

function uploadTo(t: TFunction, permitId: string): PictureUpload {
  return async (file, { maxBytes, onProgress, signal }) => {
    try {
      const picture = await smallPicture(file, maxBytes, signal);
      return { name: await send(permitId, await picture.arrayBuffer(), { onProgress, signal }) };
    } catch (error) {
      return signal.aborted ? undefined : { refusal: pictureRefusal(t, error) };
    }
  };
}

/** Adds pictures to a permit: shrinks them and uploads them at once. */
export function usePermitUpload(permitId: string): PictureUpload {
  const { t } = useTranslation();
  return useMemo(() => uploadTo(t, permitId), [t, permitId]);
}
