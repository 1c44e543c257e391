import type { TFunction } from 'i18next';
import { indexOfFormPage } from '../../shared/content/page-number.ts';
import { permitIssues } from '../../shared/permits/permit-rules.ts';
import type { Issue } from '../../shared/core/errors.ts';
import type { Permit, PermitPerson } from '../../shared/permits/permit.ts';
import { issueText } from '../app/error-text.ts';
import type { ShownIssue } from '../content/block-view.ts';
import { pageErrors } from '../content/page-errors.ts';
import { personBlocks } from './block-persons.ts';
import { factId } from './facts-form.tsx';
import { FACTS, type FactName } from './permit-edits.ts';

const PAGE_PATH = /^pages\.(\d+)\.(.+)$/;

/** Everything that keeps a permit from being submitted as it stands on the screen. */
export function issuesOf(permit: Permit, persons: readonly PermitPerson[]): Issue[] {
  return permitIssues({ ...permit, persons });
}

/** The index of the page of the editor that an issue is on; nothing where it is of the whole permit. */
export function pageOfIssue(permit: Permit, { path }: Issue): number | undefined {
  const page = PAGE_PATH.exec(path)?.[1];
  if (page !== undefined) return indexOfFormPage('permit', Number(page));
  if (path === 'persons') {
    const creators = personBlocks(permit).find(({ block }) => block.personRole === 'Creator');
    return creators && indexOfFormPage('permit', creators.page);
  }
  return FACTS.some((name) => name === path) ? 0 : undefined;
}

/** The issues of one of the form's pages, with the words at their places. */
export function shownIssues(t: TFunction, issues: readonly Issue[], page: number): ShownIssue[] {
  return issues.flatMap((issue) => {
    const [, place, path] = PAGE_PATH.exec(issue.path) ?? [];
    return Number(place) === page && path !== undefined ? [{ ...issue, path, message: issueText(t, issue) }] : [];
  });
}

/** A broken place for the list of them: where it is and what to do there. */
export type BrokenPlace = { index: number | undefined; fieldId: string | undefined; message: string };

export function brokenPlaces(
  t: TFunction,
  permit: Permit,
  { issues, factText }: { issues: readonly Issue[]; factText: (issue: Issue) => string },
): BrokenPlace[] {
  const ofFacts = issues.filter(({ path }) => FACTS.some((name) => name === path));
  const ofPages = permit.pages.flatMap((page, place) =>
    pageErrors(t, page.content, shownIssues(t, issues, place)).map((error) => ({
      ...error,
      index: indexOfFormPage('permit', place),
    })),
  );
  const others = issues.filter((issue) => !ofFacts.includes(issue) && !PAGE_PATH.test(issue.path));
  return [
    ...ofFacts.map((issue) => ({ index: 0, fieldId: factId(issue.path as FactName), message: factText(issue) })),
    ...ofPages,
    ...others.map((issue) => ({
      index: pageOfIssue(permit, issue),
      fieldId: undefined,
      message: issueText(t, issue),
    })),
  ];
}
