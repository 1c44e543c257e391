import { codeOf } from './error-text.ts';
import { NetworkError } from './network-error.ts';
import { newUuid } from './uuid.ts';

/** Aborts an upload that makes no progress for this long; a retry is harmless. */
const STALL_MILLISECONDS = 15_000;

export type UploadProgress = {
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

type Announced = { name: string; url?: string | undefined; fields?: Readonly<Record<string, string>> | undefined };

/** The calls before and after the upload. `key` is the Idempotency-Key of the announcement. */
export type UploadCalls = {
  announce: (size: number, key: string) => Promise<Announced>;
  confirm: (name: string) => Promise<{ name: string }>;
};

type Post = { url: string; fields: Readonly<Record<string, string>>; bytes: ArrayBuffer; contentType: string };
/** Pictures from a phone are JPEG in every case. */
type Upload = { bytes: ArrayBuffer; contentType?: string; key: string; calls: UploadCalls };

/** The object store refuses the upload: a presigned form expires in minutes. */
class PostRefused extends Error {}

function postFailure({ status }: XMLHttpRequest): Error {
  return status >= 400 && status < 500 ? new PostRefused() : new NetworkError(status);
}

/** Posts the file to the object store with XMLHttpRequest, since `fetch` reports no upload progress. */
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
 * Announces a file, posts it to the object store and confirms it; answers the server's name for it. Announces once more after an expired
 * form.
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
