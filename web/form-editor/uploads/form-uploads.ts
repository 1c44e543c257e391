import { DOCUMENT_TYPE, IMAGE_TYPES } from '../../../shared/uploads/upload-limits.ts';
import { sendAnnounced, type UploadCalls } from '../../app/api/announced-upload.ts';
import { newUuid } from '../../app/api/uuid.ts';
import type { FileUpload, FormUploads } from './uploads.ts';

/** The calls that announce and confirm a form's file. */
type FileCalls<Type extends string> = {
  announce: (file: { contentType: Type; size: number }, key: string) => ReturnType<UploadCalls['announce']>;
  confirm: UploadCalls['confirm'];
};

type FormFileCalls = {
  image: FileCalls<(typeof IMAGE_TYPES)[number]>;
  document: FileCalls<typeof DOCUMENT_TYPE>;
};

/** Retrying the same file reuses its announcement's key, so that a lost answer adds it only once. */
const keys = new WeakMap<File, string>();

function keyOf(file: File): string {
  const key = keys.get(file) ?? newUuid();
  keys.set(file, key);
  return key;
}

function upload<Type extends string>(typeOf: (file: File) => Type, { announce, confirm }: FileCalls<Type>): FileUpload {
  return async (file, progress) => {
    const contentType = typeOf(file);
    const calls = { announce: (size: number, key: string) => announce({ contentType, size }, key), confirm };
    const bytes = await file.arrayBuffer();
    return sendAnnounced({ bytes, contentType: file.type, key: keyOf(file), calls }, progress);
  };
}

const imageTypeOf = ({ type }: File) => IMAGE_TYPES.find((known) => known === type) ?? 'image/jpeg';

/** Uploads pictures and documents with a form's calls: announce, post to the object store, confirm. */
export function formUploads({ image, document }: FormFileCalls): FormUploads {
  return { image: upload(imageTypeOf, image), document: upload(() => DOCUMENT_TYPE, document) };
}
