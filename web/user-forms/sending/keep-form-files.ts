import { authoredFilesOf } from '../../../shared/content/pages/page-rules.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { authoredUrl, userFormFiles } from '../../content/page-files.ts';
import { forgetFiles, keepFiles } from '../../service-worker/kept-files.ts';

/** The author's files on a form's pages, pictures before documents, with the pages' own URLs. */
function keptFileUrls(form: UserForm): string[] {
  const files = userFormFiles(form);
  const authored = form.pages.flatMap(authoredFilesOf);
  const ordered = (['images', 'documents'] as const).flatMap((each) =>
    authored.filter(({ folder }) => folder === each),
  );
  const urls = ordered.map((file) => authoredUrl(file, files));
  return [...new Set(urls.filter((url) => typeof url === 'string'))];
}

/** Keeps the author's files of an unfinished induction on the phone, and removes those of a finished one. */
export function keepFormFiles(form: UserForm): Promise<void> {
  return form.meta.signed === null ? keepFiles(form._id, keptFileUrls(form)) : forgetFiles(form._id);
}
