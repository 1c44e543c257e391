import { useState, type ComponentType, type ReactNode } from 'react';
import { indexOfFormPage } from '../../../shared/content/pages/page-number.ts';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import type { PageView } from '../../content/block-view.ts';
import { draftPersons } from '../people/block-persons.ts';
import { issuesOf, pageOfIssue } from './permit-issues.ts';
import type { NavMark } from '../permit/permit-nav.tsx';
import type { PermitPeople } from '../people/permit-people.ts';
import type { ZonesFieldProps } from '../zones/zones-field.tsx';
import type { PermitEdit } from './use-permit-edit.ts';

export type ProposalProps = {
  permit: Permit;
  page: number;
  onAnswer: (place: number, answer: SelectedPerson[]) => void;
};

export type PermitEditorProps = {
  edit: PermitEdit;
  /** The permit with its form's texts in the reader's language; by default as it is written. */
  shown?: Permit;
  /** The page index from the address. */
  asked: string;
  pathTo: (index: number) => string;
  /** Why the permit is read-only; undefined where it is editable. */
  lock: ReactNode;
  people: Omit<PermitPeople, 'permit'>;
  /** Uploads the pictures of answers. */
  upload?: PageView['uploadPicture'];
  /** Proposes people for the page's blocks; a trial knows none. */
  Proposal?: ComponentType<ProposalProps>;
  /** Chooses among the zones of the site; a trial has no site. */
  Zones?: ComponentType<ZonesFieldProps>;
  /** Issues that only the server found. */
  refused?: readonly Issue[];
  /** A trial saves nothing and shows no saving state. */
  isTrial?: boolean;
  /** The save button where the edit does not autosave. */
  saveAct?: ReactNode;
  /** What is to be known before the permit is sent; a trial sends nothing. */
  notice?: ReactNode;
  /** Shown below the signers. */
  beside?: ReactNode;
  /** The act of the last page: submitting the permit, or ending a trial. */
  last: (state: { isReady: boolean }) => ReactNode;
};

/** The index of the editor's last page, which checks everything. */
export function checkIndex({ pages }: Pick<Permit, 'pages'>): number {
  return indexOfFormPage('permit', pages.length);
}

export type AtIndex = PermitEditorProps & { index: number };

/** The permit's issues and the displayed ones: all of them after the user has opened the last page. */
export function useEditorState({ edit: { permit }, index, lock, people, refused = [] }: AtIndex) {
  const isOpen = !lock;
  const final = checkIndex(permit);
  const [isChecked, setChecked] = useState(false);
  if (index === final && !isChecked) setChecked(true);
  const persons = permit.status === 'Draft' ? draftPersons(permit, people.known) : permit.persons;
  const issues = isOpen ? [...issuesOf(permit, persons), ...refused] : [];
  if (refused.length > 0 && !isChecked) setChecked(true);
  const broken = new Set(issues.map((issue) => pageOfIssue(permit, issue)));
  const markOf = (each: number): NavMark => {
    if (!isOpen || each === final) return 'none';
    return broken.has(each) ? 'broken' : 'done';
  };
  return { isOpen, final, persons, issues, told: isChecked ? issues : [], markOf };
}

export type EditorState = ReturnType<typeof useEditorState>;
export type PartProps = AtIndex & { state: EditorState };
