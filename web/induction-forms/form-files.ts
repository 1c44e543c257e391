import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import type { PageFiles } from '../content/page-files.ts';

type WithFiles = Pick<InductionForm, '_id' | 'fileToken' | 'documentToken'>;

/** Where the pictures and documents of a form lie; nobody has answered it, so there are no others. */
export function formFiles({ _id, fileToken, documentToken }: WithFiles): PageFiles {
  return {
    folder: '',
    token: '',
    authored: {
      images: { folder: `/static/images/inductionForm/${_id}/`, token: fileToken },
      documents: { folder: `/static/documents/inductionForm/${_id}/`, token: documentToken },
    },
  };
}
