import { isKnown } from '../../shared/content/block-registry.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { authoredUrl, userFormFiles } from '../content/page-files.ts';

/** What the author put on the pages of a form, the pictures before the documents, as the pages ask for them. */
export function keptFileUrls(form: UserForm): string[] {
  const files = userFormFiles(form);
  const blocks = form.pages.flatMap(({ content }) => content).filter(isKnown);
  const urls = [
    ...blocks.map((block) => block.kind === 'img' && authoredUrl({ folder: 'images', name: block.fileName }, files)),
    ...blocks.map((block) => block.kind === 'doc' && authoredUrl({ folder: 'documents', name: block.fileName }, files)),
  ];
  return [...new Set(urls.filter((url) => typeof url === 'string'))];
}
