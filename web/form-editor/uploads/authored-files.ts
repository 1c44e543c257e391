import type { PageFiles } from '../../content/page-files.ts';

type FileTokens = { _id: string; fileToken: string; documentToken: string };

/** The folders of a form's pictures and documents; an unanswered form has no other files. */
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
