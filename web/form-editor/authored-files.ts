import type { PageFiles } from '../content/page-files.ts';

type FileTokens = { _id: string; fileToken: string; documentToken: string };

/** Where the pictures and documents of a form lie; nobody has answered it, so there are no others. */
export function authoredFiles(
  owner: 'inductionForm' | 'permitForm',
  { _id, fileToken, documentToken }: FileTokens,
): PageFiles {
  return {
    folder: '',
    token: '',
    authored: {
      images: { folder: `/static/images/${owner}/${_id}/`, token: fileToken },
      documents: { folder: `/static/documents/${owner}/${_id}/`, token: documentToken },
    },
  };
}
