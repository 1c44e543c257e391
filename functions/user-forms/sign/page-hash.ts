import { createHash } from 'node:crypto';
import type { Answers } from '../../../shared/content/answers/answers.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import type { Page } from '../../../shared/content/pages/page.ts';

/** SHA-256, in hex, over the content and answers that a signature covers. */
export function pageHash(page: Page, answers: Answers): string {
  return createHash('sha256').update(canonicalJson({ page, answers })).digest('hex');
}
