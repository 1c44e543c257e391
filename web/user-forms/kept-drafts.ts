import { useEffect, useRef } from 'react';
import { isRecord } from '../../shared/content/answers/take-part.ts';
import { DETAIL_NAMES } from '../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { clearDraft, readDraft, writeDraft } from '../drafts/draft-store.ts';
import type { Part } from '../offline/kept-induction.ts';
import type { PlayerBacking } from './player-backing.ts';
import type { Drafts } from './player-state.ts';

/** The draft key of a part on the device. */
export function draftPart(part: Part): string {
  return part === 'details' ? part : `page-${part}`;
}

function parsedDetails(stored: unknown): PersonDetails | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = DETAIL_NAMES.flatMap((name) => {
    const value = stored[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

/** This device's drafts that are neither sent nor queued. */
export function readDrafts({ _id, pages }: UserForm): Drafts {
  const answers = pages.flatMap((_, formPage) => {
    const stored = readDraft(_id, draftPart(formPage));
    return isRecord(stored) ? [[formPage, stored] as const] : [];
  });
  return { answers: Object.fromEntries(answers), details: parsedDetails(readDraft(_id, draftPart('details'))) };
}

export function keepDraft(userFormId: string, part: Part, value: unknown): void {
  if (value === undefined) clearDraft(userFormId, draftPart(part));
  else writeDraft(userFormId, draftPart(part), value);
}

/** Stores drafts as the user types and removes them when the state drops them. `stored` holds the drafts from the form's opening. */
export function useKeptDrafts({ answers, details }: Drafts, stored: Drafts, keep: PlayerBacking['keepDraft']): void {
  const kept = useRef(stored);
  useEffect(() => {
    const before = kept.current;
    kept.current = { answers, details };
    if (before.details !== details) keep('details', details);
    for (const formPage of Object.keys({ ...before.answers, ...answers }).map(Number)) {
      if (before.answers[formPage] !== answers[formPage]) keep(formPage, answers[formPage]);
    }
  }, [answers, details, keep]);
}
