import { codeOf } from './error-text.ts';
import { NetworkError } from './network-error.ts';
import { newUuid } from './uuid.ts';

/** An upload that does not get on for this time is given up; it may be tried again without harm. */
const STALL_MILLISECONDS = 15_000;

export type UploadProgress = {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

type Announced = { name: string; url?: string | undefined; fields?: Readonly<Record<string, string>> | undefined };

/** The calls around the post. `key` is the Idempotency-Key of the announcement. */
export type UploadCalls = {
  announce: (size: number, key: string) => Promise<Announced>;
  confirm: (name: string) => Promise<{ name: string }>;
};

type Post = { url: string; fields: Readonly<Record<string, string>>; bytes: ArrayBuffer; contentType: string };
/** Pictures of a phone are JPEG, whatever they were taken as. */
type Upload = { bytes: ArrayBuffer; contentType?: string; key: string; calls: UploadCalls };

/** The object store does not take the post: a presigned form lives minutes only. */
class PostRefused extends Error {}

function postFailure({ status }: XMLHttpRequest): Error {
  return status >= 400 && status < 500 ? new PostRefused() : new NetworkError(status);
}

/** Posts the file to the object store; `fetch` does not tell how much of a body has been sent. */
function post({ url, fields, bytes, contentType }: Post, { onProgress, signal }: UploadProgress): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes], { type: contentType }));
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

async function send(
  { bytes, contentType = 'image/jpeg', key, calls }: Upload,
  progress: UploadProgress,
): Promise<string> {
  const { name, url, fields } = await calls.announce(bytes.byteLength, key);
  if (url === undefined || fields === undefined) return name;
  progress.signal?.throwIfAborted();
  await post({ url, fields, bytes, contentType }, progress);
  progress.signal?.throwIfAborted();
  return (await calls.confirm(name)).name;
}

/**
 * Announces a file, posts it to the object store and has it confirmed; answers the name that the server gave it. An
 * announcement that has grown too old is made anew, once.
 */
export async function sendAnnounced(upload: Upload, progress: UploadProgress): Promise<string> {
  try {
    return await send(upload, progress);
  } catch (error) {
    if (!(error instanceof PostRefused) && codeOf(error) !== 'file_missing') throw error;
    return send({ ...upload, key: newUuid() }, progress).catch((again: unknown) => {
      throw again instanceof PostRefused ? new NetworkError(again) : again;
    });
  }
}
