import type { NamedFile } from '../../../shared/evidence/named-files.ts';

/** A folder of files with the token that opens it. */
export type Folder = { folder: string; token: string };

/** Where the files of an induction or a permit lie, and those of its form. */
export type FilePlaces = Readonly<Record<NamedFile['of'], Readonly<Record<'images' | 'documents', Folder>>>>;

type Tokens = Readonly<Record<'fileToken' | 'formImageToken' | 'formDocumentToken', string>> & { _id: string };

/** Workers give pictures alone: an induction has no documents of its own. */
export function userFormPlaces(form: Tokens & { inductionForm: { _id: string } }): FilePlaces {
  const { _id, inductionForm, fileToken, formImageToken, formDocumentToken } = form;
  const own = { folder: `/static/images/userForm/${_id}/`, token: fileToken };
  return {
    own: { images: own, documents: own },
    form: {
      images: { folder: `/static/images/inductionForm/${inductionForm._id}/`, token: formImageToken },
      documents: { folder: `/static/documents/inductionForm/${inductionForm._id}/`, token: formDocumentToken },
    },
  };
}

export function permitPlaces(permit: Tokens & { documentToken: string; permitFormId: { _id: string } }): FilePlaces {
  const { _id, permitFormId, fileToken, documentToken, formImageToken, formDocumentToken } = permit;
  return {
    own: {
      images: { folder: `/static/images/permit/${_id}/`, token: fileToken },
      documents: { folder: `/static/documents/permit/${_id}/`, token: documentToken },
    },
    form: {
      images: { folder: `/static/images/permitForm/${permitFormId._id}/`, token: formImageToken },
      documents: { folder: `/static/documents/permitForm/${permitFormId._id}/`, token: formDocumentToken },
    },
  };
}

export const isDocument = ({ name }: Pick<NamedFile, 'name'>) => name.endsWith('.pdf');

export function addressOf(file: NamedFile, places: FilePlaces): string {
  const { folder, token } = places[file.of][isDocument(file) ? 'documents' : 'images'];
  return `${folder}${encodeURIComponent(file.name)}?token=${encodeURIComponent(token)}`;
}
