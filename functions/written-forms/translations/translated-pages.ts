import { FileName } from '../../../shared/content/authored.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { authoredFilesOf } from '../../../shared/content/pages/page-rules.ts';
import { mergePage } from '../../../shared/content/translation/translation.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { Revision } from '../../store/entities/form-translations.ts';
import { keyOfText } from '../../verbs/text-key.ts';

/** A form's pages in a translation, with its pictures and documents. */
export function translatedPages(pages: readonly Page[], language: WorkerLanguage, { texts, old }: Revision): Page[] {
  return pages.map((page) => mergePage(page, { language, revision: 0, texts, old }, keyOfText));
}

/** 422 where a picture or a document is to be replaced by what cannot be the name of a file. */
export function requireFileNames(pages: readonly Page[]): void {
  const wrong = pages.flatMap(authoredFilesOf).filter(({ name }) => !FileName.safeParse(name).success);
  if (wrong.length === 0) return;
  throw new AppError('file_missing', { issues: wrong.map(({ name }) => ({ path: name, code: 'file_missing' })) });
}
