import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { call } from '../../app/api/call.ts';
import { formUploads } from '../../form-editor/uploads/form-uploads.ts';
import type { FormUploads } from '../../form-editor/uploads/uploads.ts';

/** Uploads files to an induction form. */
export function inductionFormUploads(id: string): FormUploads {
  const params = { id };
  return formUploads({
    image: {
      announce: (body, key) => call(uploadApi.inductionFormImage, { params, body }, { key }),
      confirm: (name) => call(uploadApi.confirmInductionFormImage, { params: { id, name } }),
    },
    document: {
      announce: (body, key) => call(uploadApi.inductionFormDocument, { params, body }, { key }),
      confirm: (name) => call(uploadApi.confirmInductionFormDocument, { params: { id, name } }),
    },
  });
}
