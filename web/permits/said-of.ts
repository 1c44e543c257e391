import { answersIn, withAnswers } from '../../shared/content/answers/answers.ts';
import type { Permit, PermitPage } from '../../shared/permits/permit.ts';
import type { PageView } from '../content/block-view.ts';

/** How a page is shown of a form in several languages. */
export function saidOf({ languages: [base] = [], language = base, pages }: Permit, place: number): PageView['said'] {
  return base && language && { language, base, marks: pages[place]?.marks ?? {} };
}

/** A page's texts with the answers of the same page in another language. */
export function withAnswersOf(said: PermitPage, page: PermitPage): PermitPage {
  return { ...said, content: withAnswers(said, answersIn(page), { hideCorrect: false }) };
}
