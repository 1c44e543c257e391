import type { TFunction } from 'i18next';
import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '../../../shared/uploads/upload-limits.ts';
import { permitUploadApi } from '../../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadProgress } from '../../app/api/announced-upload.ts';
import { call } from '../../app/api/call.ts';
import { documentRefusal } from '../../app/api/document-refusal.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { newUuid } from '../../app/api/uuid.ts';
import type { PictureRefusal, TakenPicture } from '../../content/picture-upload.ts';

const MEGABYTE_BYTES = 1024 * 1024;

const notPdf = (t: TFunction): PictureRefusal => ({ text: t('permits.attachments.notPdf'), mayRetry: false });

function refusalBefore(t: TFunction, { type, size }: File): PictureRefusal | undefined {
  if (type !== DOCUMENT_TYPE) return notPdf(t);
  if (size <= MAX_DOCUMENT_BYTES) return undefined;
  return { text: t('permits.attachments.tooLarge', { max: MAX_DOCUMENT_BYTES / MEGABYTE_BYTES }), mayRetry: false };
}

async function send(id: string, file: File, progress: UploadProgress): Promise<string> {
  const calls = {
    announce: (size: number, key: string) =>
      call(permitUploadApi.permitDocument, { params: { id }, body: { contentType: DOCUMENT_TYPE, size } }, { key }),
    confirm: (name: string) => call(permitUploadApi.confirmPermitDocument, { params: { id, name } }),
  };
  const bytes = await file.arrayBuffer();
  return sendAnnounced({ bytes, contentType: DOCUMENT_TYPE, key: newUuid(), calls }, progress);
}

/** Uploads a PDF to a permit's files. Never rejects; answers undefined after a cancellation. */
export async function takeDocument(
  t: TFunction,
  { id, file }: { id: string; file: File },
  progress: UploadProgress & { signal: AbortSignal },
): Promise<TakenPicture> {
  const refusal = refusalBefore(t, file);
  if (refusal) return { refusal };
  try {
    return { name: await send(id, file, progress) };
  } catch (error) {
    if (progress.signal.aborted) return undefined;
    const refused = documentRefusal(t, error);
    if (refused !== undefined) return { refusal: { text: refused, mayRetry: false } };
    if (codeOf(error) === 'validation_failed') return { refusal: notPdf(t) };
    return { refusal: { text: errorText(t, error), mayRetry: true } };
  }
}
