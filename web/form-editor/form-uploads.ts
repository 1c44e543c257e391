import { DOCUMENT_TYPE, IMAGE_TYPES } from '../../shared/uploads/upload-api.ts';
import { sendAnnounced, type UploadCalls } from '../app/announced-upload.ts';
import { newUuid } from '../app/uuid.ts';
import type { FileUpload, FormUploads } from './uploads.ts';

/** How a form is told of a file of a type, and that it has come. */
type FileCalls<Type extends string> = {
  announce: (file: { contentType: Type; size: number }, key: string) => ReturnType<UploadCalls['announce']>;
  confirm: UploadCalls['confirm'];
};

type FormFileCalls = {
  image: FileCalls<(typeof IMAGE_TYPES)[number]>;
  document: FileCalls<typeof DOCUMENT_TYPE>;
};

/** The same file tried again is the same announcement, so that a lost answer takes it in once. */
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

/** Takes pictures and documents into a form by its calls: announced, posted to the object store, confirmed. */
export function formUploads({ image, document }: FormFileCalls): FormUploads {
  return { image: upload(imageTypeOf, image), document: upload(() => DOCUMENT_TYPE, document) };
}
