import { permitFormUploadApi } from '../../shared/uploads/upload-api.ts';
import { call } from '../app/api/call.ts';
import { formUploads } from '../form-editor/uploads/form-uploads.ts';
import type { FormUploads } from '../form-editor/uploads/uploads.ts';

/** Uploads files to a permit form. */
export function permitFormUploads(id: string): FormUploads {
  const params = { id };
  return formUploads({
    image: {
      announce: (body, key) => call(permitFormUploadApi.permitFormImage, { params, body }, { key }),
      confirm: (name) => call(permitFormUploadApi.confirmPermitFormImage, { params: { id, name } }),
    },
    document: {
      announce: (body, key) => call(permitFormUploadApi.permitFormDocument, { params, body }, { key }),
      confirm: (name) => call(permitFormUploadApi.confirmPermitFormDocument, { params: { id, name } }),
    },
  });
}
