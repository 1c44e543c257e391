import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { indexOfFormPage } from '../../../shared/content/pages/page-number.ts';
import { permitIssues } from '../../../shared/permits/permit-rules.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { issueText } from '../../app/api/error-text.ts';
import type { ShownIssue } from '../../content/block-view.ts';
import { pageErrors } from '../../content/page-errors.tsx';
import { saidOf } from '../said-of.ts';
import { personBlocksOf } from '../../../shared/content/blocks/person/rules.ts';
import { PERMIT_FACTS, type PermitFact } from '../../../shared/permits/permit-facts.ts';
import { factId } from './facts-form.tsx';

const PAGE_PATH = /^pages\.(\d+)\.(.+)$/;

/** All issues that prevent submitting the permit in its current state. */
export function issuesOf(permit: Permit, persons: readonly PermitPerson[]): Issue[] {
  return permitIssues({ ...permit, persons });
}

/** The editor page of an issue; undefined for an issue of the whole permit. */
export function pageOfIssue(permit: Permit, { path }: Issue): number | undefined {
  const page = PAGE_PATH.exec(path)?.[1];
  if (page !== undefined) return indexOfFormPage('permit', Number(page));
  if (path === 'persons') {
    const creators = personBlocksOf(permit.pages).find(({ block }) => block.personRole === 'Creator');
    return creators && indexOfFormPage('permit', creators.page);
  }
  return PERMIT_FACTS.some((name) => name === path) ? 0 : undefined;
}

/** One page's issues with their messages. */
export function shownIssues(t: TFunction, issues: readonly Issue[], page: number): ShownIssue[] {
  return issues.flatMap((issue) => {
    const [, place, path] = PAGE_PATH.exec(issue.path) ?? [];
    return Number(place) === page && path !== undefined ? [{ ...issue, path, message: issueText(t, issue) }] : [];
  });
}

/** An issue in the list: its place and what to do there. */
export type BrokenPlace = { index: number | undefined; fieldId: string | undefined; message: ReactNode };

export function brokenPlaces(
  t: TFunction,
  permit: Permit,
  { issues, factText }: { issues: readonly Issue[]; factText: (issue: Issue) => string },
): BrokenPlace[] {
  const ofFacts = issues.filter(({ path }) => PERMIT_FACTS.some((name) => name === path));
  const ofPages = permit.pages.flatMap((page, place) =>
    pageErrors(t, { content: page.content, said: saidOf(permit, place) }, shownIssues(t, issues, place)).map(
      (error) => ({
        ...error,
        index: indexOfFormPage('permit', place),
      }),
    ),
  );
  const others = issues.filter((issue) => !ofFacts.includes(issue) && !PAGE_PATH.test(issue.path));
  return [
    ...ofFacts.map((issue) => ({ index: 0, fieldId: factId(issue.path as PermitFact), message: factText(issue) })),
    ...ofPages,
    ...others.map((issue) => ({
      index: pageOfIssue(permit, issue),
      fieldId: undefined,
      message: issueText(t, issue),
    })),
  ];
}
