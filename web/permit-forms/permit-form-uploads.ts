import { DOCUMENT_TYPE, IMAGE_TYPES, permitFormUploadApi } from '../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadCalls } from '../app/announced-upload.ts';
import { call } from '../app/call.ts';
import { newUuid } from '../app/uuid.ts';
import type { FileUpload, FormUploads } from '../form-editor/uploads.ts';

function imageCalls(id: string, file: File): UploadCalls {
  const contentType = IMAGE_TYPES.find((type) => type === file.type) ?? 'image/jpeg';
  return {
    announce: (size, key) =>
      call(permitFormUploadApi.permitFormImage, { params: { id }, body: { contentType, size } }, { key }),
    confirm: (name) => call(permitFormUploadApi.confirmPermitFormImage, { params: { id, name } }),
  };
}

function documentCalls(id: string): UploadCalls {
  const contentType = DOCUMENT_TYPE;
  return {
    announce: (size, key) =>
      call(permitFormUploadApi.permitFormDocument, { params: { id }, body: { contentType, size } }, { key }),
    confirm: (name) => call(permitFormUploadApi.confirmPermitFormDocument, { params: { id, name } }),
  };
}

/** The same file tried again is the same announcement, so that a lost answer takes it in once. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? newUuid();
  keys.set(file, key);
  return key;
}

const upload =
  (callsOf: (file: File) => UploadCalls): FileUpload =>
  async (file, progress) =>
    sendAnnounced(
      { bytes: await file.arrayBuffer(), contentType: file.type, key: keyOf(file), calls: callsOf(file) },
      progress,
    );

/** Takes pictures and documents into a permit form: announced, posted to the object store, confirmed. */
export function permitFormUploads(id: string): FormUploads {
  return { image: upload((file) => imageCalls(id, file)), document: upload(() => documentCalls(id)) };
}
