import { useEffect, useRef } from 'react';
import { isRecord } from '../../shared/content/take-part.ts';
import { DETAIL_NAMES, type PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { clearDraft, readDraft, writeDraft } from '../drafts/draft-store.ts';
import type { Drafts, PlayerState } from './player-state.ts';

const DETAILS = 'details';

/** The name under which a form page's answers are kept on the device. */
export function pagePart(formPage: number): string {
  return `page-${formPage}`;
}

function parsedDetails(stored: unknown): PersonDetails | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = DETAIL_NAMES.flatMap((name) => {
    const value = stored[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

/** What was typed on this device and did not reach the server. */
export function readDrafts({ _id, pages }: UserForm): Drafts {
  const answers = pages.flatMap((_, formPage) => {
    const stored = readDraft(_id, pagePart(formPage));
    return isRecord(stored) ? [[formPage, stored] as const] : [];
  });
  return { answers: Object.fromEntries(answers), details: parsedDetails(readDraft(_id, DETAILS)) };
}

function keep(entityId: string, part: string, value: unknown): void {
  if (value === undefined) clearDraft(entityId, part);
  else writeDraft(entityId, part, value);
}

/**
 * Keeps on the device what is typed, as it is typed, and forgets it once the server has it. `stored` is what the
 * device held when the form was opened.
 */
export function useKeptDrafts({ form, answers, details }: PlayerState, stored: Drafts): void {
  const kept = useRef(stored);
  useEffect(() => {
    const before = kept.current;
    kept.current = { answers, details };
    if (before.details !== details) keep(form._id, DETAILS, details);
    for (const formPage of Object.keys({ ...before.answers, ...answers }).map(Number)) {
      if (before.answers[formPage] !== answers[formPage]) keep(form._id, pagePart(formPage), answers[formPage]);
    }
  }, [form._id, answers, details]);
}
