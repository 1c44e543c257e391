import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { call } from '../app/call.ts';
import { codeOf } from '../app/error-text.ts';
import { NetworkError } from '../app/network-error.ts';
import { newUuid } from '../app/uuid.ts';
import type { KeptPicture } from '../offline/kept-induction.ts';
import { callAsWorker } from './worker-token.ts';

/** An upload that does not get on for this time is given up; it may be tried again without harm. */
const STALL_MILLISECONDS = 15_000;
const CALL_TIMEOUT_SECONDS = 15;

type Progress = { onProgress?: (share: number) => void; signal?: AbortSignal };
type Post = { url: string; fields: Readonly<Record<string, string>>; bytes: ArrayBuffer };

/** The object store does not take the post: a presigned form lives minutes only. */
class PostRefused extends Error {}

function postFailure({ status }: XMLHttpRequest): Error {
  return status >= 400 && status < 500 ? new PostRefused() : new NetworkError(status);
}

/** Posts the picture to the object store; `fetch` does not tell how much of a body has been sent. */
function post({ url, fields, bytes }: Post, { onProgress, signal }: Progress): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let stall = setTimeout(stop, STALL_MILLISECONDS);
    signal?.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(stop, STALL_MILLISECONDS);
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', stop);
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(postFailure(request));
    });
    request.open('POST', url);
    request.send(form);
  });
}

async function send({ userFormId, bytes }: KeptPicture, key: string, progress: Progress): Promise<string> {
  const signal = progress.signal && { signal: progress.signal };
  const options = { timeoutSeconds: CALL_TIMEOUT_SECONDS, ...signal };
  const body = { contentType: 'image/jpeg' as const, size: bytes.byteLength };
  const { name, url, fields } = await callAsWorker(userFormId, (token) =>
    call(uploadApi.userFormImage, { params: { id: userFormId }, body }, { token, key, ...options }),
  );
  if (url === undefined || fields === undefined) return name;
  await post({ url, fields, bytes }, progress);
  progress.signal?.throwIfAborted();
  const confirmed = await callAsWorker(userFormId, (token) =>
    call(uploadApi.confirmUserFormImage, { params: { id: userFormId, name } }, { token, ...options }),
  );
  return confirmed.name;
}

/**
 * Sends a picture of this phone and answers the name that the server gave it. An announcement that has grown too old is
 * made anew, once.
 */
export async function sendPicture(picture: KeptPicture, progress: Progress = {}): Promise<string> {
  try {
    return await send(picture, picture.key, progress);
  } catch (error) {
    if (!(error instanceof PostRefused) && codeOf(error) !== 'file_missing') throw error;
    return send(picture, newUuid(), progress).catch((again: unknown) => {
      throw again instanceof PostRefused ? new NetworkError(again) : again;
    });
  }
}
