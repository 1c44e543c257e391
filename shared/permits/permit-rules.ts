import type { Issue } from '../core/errors.ts';
import type { PageContent } from '../content/pages/page-rules.ts';
import { missingIssues } from '../content/pages/page-validity.ts';
import { below } from '../content/shape-issues.ts';
import type { PersonRole } from './permit-chain.ts';
import { permitValidity, type PermitTimes } from './permit-validity.ts';

/** The fields of page 0 of a permit. */
export type PermitFacts = PermitTimes & { name: string; description: string };

const TIMES = ['startDate', 'endTime', 'dailyStartTime', 'dailyEndTime'] as const;
const NEEDED = ['name', 'description', ...TIMES] as const;

const isEmpty = (facts: PermitFacts, path: (typeof NEEDED)[number]) => (facts[path] ?? '').trim() === '';

/** An end before the start; two days tell it without their hours. */
function orderIssues(facts: PermitFacts): Issue[] {
  if (isEmpty(facts, 'startDate') || isEmpty(facts, 'endTime')) return [];
  if ((facts.endTime ?? '') < (facts.startDate ?? '')) return [{ path: 'endTime', code: 'end_before_start' }];
  if (TIMES.some((path) => isEmpty(facts, path))) return [];
  const validity = permitValidity(facts);
  if (validity !== null && validity.from < validity.until) return [];
  return [{ path: 'dailyEndTime', code: 'end_before_start' }];
}

/** Paths as in the body of an update. */
export function factIssues(facts: PermitFacts): Issue[] {
  const missing = NEEDED.filter((path) => isEmpty(facts, path));
  return [...missing.map((path) => ({ path, code: 'required' })), ...orderIssues(facts)];
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
