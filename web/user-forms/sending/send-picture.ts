import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadProgress } from '../../app/api/announced-upload.ts';
import { call } from '../../app/api/call.ts';
import type { KeptPicture } from '../../offline/kept-induction.ts';
import { callAsWorker } from '../worker-token.ts';

const CALL_TIMEOUT_SECONDS = 15;

/** Uploads a picture from this phone and answers the server's name for it. */
export function sendPicture(picture: KeptPicture, progress: UploadProgress = {}): Promise<string> {
  const { userFormId: id, bytes, key } = picture;
  const options = { timeoutSeconds: CALL_TIMEOUT_SECONDS, ...(progress.signal && { signal: progress.signal }) };
  const calls = {
    announce: (size: number, announcementKey: string) => {
      const input = { params: { id }, body: { contentType: 'image/jpeg' as const, size } };
      return callAsWorker(id, (token) =>
        call(uploadApi.userFormImage, input, { token, key: announcementKey, ...options }),
      );
    },
    confirm: (name: string) =>
      callAsWorker(id, (token) =>
        call(uploadApi.confirmUserFormImage, { params: { id, name } }, { token, ...options }),
      ),
  };
  return sendAnnounced({ bytes, key, calls }, progress);
}
