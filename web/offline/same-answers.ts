import { answersIn, withAnswers, type Answers } from '../../shared/content/answers/answers.ts';
import { isDataUrl } from '../../shared/content/blocks/form/signature.ts';
import type { PageContent } from '../../shared/content/pages/page-rules.ts';
import { isRecord } from '../../shared/content/answers/take-part.ts';

/** The server adds this field. */
const GIVEN_BY_SERVER = '_id';

function isSameText(sent: string, stored: string): boolean {
  return sent === stored || (isDataUrl(sent) && stored !== '' && !isDataUrl(stored));
}

function isSame(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'string' && typeof stored === 'string') return isSameText(sent, stored);
  if (Array.isArray(sent) && Array.isArray(stored)) {
    return sent.length === stored.length && sent.every((each, place) => isSame(each, stored[place]));
  }
  if (!isRecord(sent) || !isRecord(stored)) return sent === stored;
  const names = new Set([...Object.keys(sent), ...Object.keys(stored)]);
  names.delete(GIVEN_BY_SERVER);
  return [...names].every((name) => isSame(sent[name], stored[name]));
}

/** Whether the server's page holds the sent answers: the server turns a data URL of a drawing into a name and gives ids to cards. */
export function holdsAnswers(page: PageContent, sent: Answers): boolean {
  const content = withAnswers(page, sent, { hideCorrect: false });
  return isSame(answersIn({ content }), answersIn(page));
}
