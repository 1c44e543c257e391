import type { Issue } from '../core/errors.ts';
import type { PageContent } from '../content/pages/page-rules.ts';
import { missingIssues } from '../content/pages/page-validity.ts';
import { below } from '../content/shape-issues.ts';
import type { PersonRole } from './permit-chain.ts';
import { permitValidity, type PermitTimes } from './permit-validity.ts';

/** The fields of page 0 of a permit. */
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

/** What a page lacks before the permit can be submitted, from blocks that hold their answers; paths `content.<place>…`. */
export function permitPageIssues({ content }: PageContent): Issue[] {
  return missingIssues(content, 'permit');
}

type Whole = PermitFacts & {
  pages: readonly PageContent[];
  persons: readonly { role: PersonRole }[];
};

/** Everything but cards that blocks submitting a permit; paths as in the body of an update, and `persons`. */
export function permitIssues(permit: Whole): Issue[] {
  const ofPages = permit.pages.flatMap((page, place) => below(`pages.${place}`, permitPageIssues(page)));
  const hasCreator = permit.persons.some(({ role }) => role === 'Creator');
  return [...factIssues(permit), ...ofPages, ...(hasCreator ? [] : [{ path: 'persons', code: 'creator_missing' }])];
}
