import type { Issue } from '../core/errors.ts';
import { blockKindOf, isKnown, type Block } from '../content/block-registry.ts';
import type { PageContent } from '../content/page-rules.ts';
import { blockContext } from '../content/page-validity.ts';
import { below } from '../content/shape-issues.ts';
import type { PersonRole } from './permit-chain.ts';
import { permitValidity, type PermitTimes } from './permit-validity.ts';

/** What page 0 of a permit asks. */
export type PermitFacts = PermitTimes & { name: string; description: string };

/** Paths as in the body of an update. */
export function factIssues(facts: PermitFacts): Issue[] {
  const needed = ['name', 'description', 'startDate', 'endTime', 'dailyStartTime', 'dailyEndTime'] as const;
  const missing = needed.filter((path) => (facts[path] ?? '').trim() === '');
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'required' }));
  const validity = permitValidity(facts);
  if (validity !== null && validity.from < validity.until) return [];
  const isDayWrong = (facts.endTime ?? '') < (facts.startDate ?? '');
  return [{ path: isDayWrong ? 'endTime' : 'dailyEndTime', code: 'end_before_start' }];
}

/** In a permit a box may be left unticked, and an exam is not corrected; all else mandatory is as in an induction. */
function isAsked(block: Block): boolean {
  if (!isKnown(block)) return false;
  if (block.kind === 'question') return block.type === 'checkboxQuestion';
  return block.kind === 'form' || block.kind === 'cards' || block.kind === 'person';
}

/** What a page with the answers in it lacks before the permit can be submitted; paths `content.<place>…`. */
export function permitPageIssues({ content }: PageContent): Issue[] {
  return content.flatMap((block, place) => {
    const { answer } = blockKindOf(block);
    if (!answer || !isAsked(block)) return [];
    return below(`content.${place}`, answer.issues(block, blockContext(content, place)));
  });
}

type Whole = PermitFacts & {
  pages: readonly PageContent[];
  persons: readonly { role: PersonRole }[];
};

/** Everything that keeps a permit from being submitted, cards apart; paths as in the body of an update, and `persons`. */
export function permitIssues(permit: Whole): Issue[] {
  const ofPages = permit.pages.flatMap((page, place) => below(`pages.${place}`, permitPageIssues(page)));
  const hasCreator = permit.persons.some(({ role }) => role === 'Creator');
  return [...factIssues(permit), ...ofPages, ...(hasCreator ? [] : [{ path: 'persons', code: 'creator_missing' }])];
}
