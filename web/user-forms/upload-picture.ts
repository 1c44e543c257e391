import type { TFunction } from 'i18next';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { NetworkError } from '../app/network-error.ts';
import { newUuid } from '../app/uuid.ts';
import type { PictureRefusal, PictureUpload, UploadOptions } from '../content/picture-upload.ts';
import { PictureRefused, smallPicture } from '../content/small-picture.ts';
import { callAsWorker } from './worker-token.ts';

/** A stalled upload is given up after this time without an answer; it may be tried again without harm. */
const POST_TIMEOUT_MILLISECONDS = 120_000;

type Prepared = { key: string; picture: Promise<Blob> };

/** What was made of a chosen file: another try sends the same bytes under the same key. */
const preparedFiles = new WeakMap<File, Prepared>();

function prepared(file: File, { maxBytes, signal }: UploadOptions): Prepared {
  const known = preparedFiles.get(file);
  if (known) return known;
  const fresh = { key: newUuid(), picture: smallPicture(file, maxBytes, signal) };
  preparedFiles.set(file, fresh);
  return fresh;
}

type Post = { url: string; fields: Readonly<Record<string, string>>; picture: Blob };

/** Posts the picture to the object store; `fetch` does not tell how much of a body has been sent. */
function post({ url, fields, picture }: Post, { onProgress, signal }: UploadOptions): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', picture);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new NetworkError(request.status));
    });
    request.timeout = POST_TIMEOUT_MILLISECONDS;
    request.open('POST', url);
    request.send(form);
  });
}

async function upload(userFormId: string, file: File, options: UploadOptions): Promise<{ name: string }> {
  const { signal } = options;
  const { key, picture: preparing } = prepared(file, options);
  const picture = await preparing;
  signal.throwIfAborted();
  const body = { contentType: 'image/jpeg' as const, size: picture.size };
  const input = { params: { id: userFormId }, body };
  const announced = await callAsWorker(userFormId, (token) =>
    call(uploadApi.userFormImage, input, { token, key, signal }),
  );
  const { name, url, fields } = announced;
  if (url === undefined || fields === undefined) return { name };
  await post({ url, fields, picture }, options);
  signal.throwIfAborted();
  return callAsWorker(userFormId, (token) =>
    call(uploadApi.confirmUserFormImage, { params: { id: userFormId, name } }, { token, signal }),
  );
}

function refusalOf(t: TFunction, error: unknown): PictureRefusal {
  if (error instanceof PictureRefused) return { text: t(`pictures.refused.${error.reason}`), mayRetry: false };
  return { text: errorText(t, error), mayRetry: true };
}

/** Takes pictures into an induction: made small on the phone, announced, posted and confirmed. */
export function pictureUpload(t: TFunction, userFormId: string): PictureUpload {
  return async (file, options) => {
    try {
      const { name } = await upload(userFormId, file, options);
      return { name };
    } catch (error) {
      if (options.signal.aborted) return undefined;
      return { refusal: refusalOf(t, error) };
    }
  };
}
