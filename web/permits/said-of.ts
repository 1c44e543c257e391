import type { Permit } from '../../shared/permits/permit.ts';
import type { PageView } from '../content/block-view.ts';

/** How a page is shown of a form in several languages. */
export function saidOf({ languages: [base] = [], language = base, pages }: Permit, place: number): PageView['said'] {
  return base && language && { language, base, marks: pages[place]?.marks ?? {} };
}
