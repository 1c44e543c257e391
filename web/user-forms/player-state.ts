import { mayChangeAfterSigning } from '../../shared/content/after-signing.ts';
import { answersEqual, answersIn, type Answers } from '../../shared/content/answers.ts';
import type { UserPage } from '../../shared/content/page.ts';
import { DETAIL_NAMES, type PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** What was typed over an induction and is neither sent nor waiting to be. */
export type Drafts = {
  /** By form page from 0. */
  answers: Readonly<Record<number, Answers>>;
  /** Only those that differ; an emptied one is an empty text. */
  details: PersonDetails | undefined;
};

export type PlayerState = Drafts & {
  /** While something is on its way nothing can be typed: what is sent is what stays. */
  isSaving: boolean;
};

export type PlayerAction =
  | { type: 'answered'; formPage: number; answers: Answers }
  | { type: 'detailsTyped'; details: PersonDetails; form: UserForm }
  | { type: 'savingBegan' }
  | { type: 'savingEnded' }
  | { type: 'pageSaved'; formPage: number }
  | { type: 'detailsSaved' };

/** The answers that a page holds without what is being typed. */
export function savedAnswers(page: UserPage): Answers {
  return answersIn(page);
}

/** A draft that still says something new: not what the page holds, and nothing that a signed page refuses its worker. */
function isAlive(page: UserPage, draft: Answers, isEditing: boolean): boolean {
  const saved = savedAnswers(page);
  if (answersEqual(saved, draft)) return false;
  return isEditing || page.signed === null || mayChangeAfterSigning(page, saved, draft);
}

export function initialState(drafts: Drafts): PlayerState {
  return { ...drafts, isSaving: false };
}

/** A form with what decides which drafts count: an editor may change what its worker has signed. */
type Shown<K extends keyof UserForm> = { form: Pick<UserForm, K>; isEditing?: boolean };

export function answersOf({ answers }: Drafts, { form, isEditing = false }: Shown<'pages'>, formPage: number): Answers {
  const page = form.pages[formPage];
  const draft = answers[formPage];
  if (!page) return {};
  return draft && isAlive(page, draft, isEditing) ? draft : savedAnswers(page);
}

/** The details with what is typed over those that the form has; a signed form's stay as they are for its worker. */
export function detailsOf({ details }: Drafts, { form, isEditing = false }: Shown<'user' | 'meta'>): PersonDetails {
  const { user, meta } = form;
  return isEditing || meta.signed === null ? { ...user, ...details } : user;
}

function changedDetails(details: PersonDetails, { user }: UserForm): PersonDetails | undefined {
  const changed = DETAIL_NAMES.filter((name) => (details[name] ?? '') !== (user[name] ?? ''));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, details[name] ?? '']));
}

function withoutPage(answers: PlayerState['answers'], formPage: number): PlayerState['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([each]) => Number(each) !== formPage));
}

export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'answered':
      return state.isSaving ? state : { ...state, answers: { ...state.answers, [action.formPage]: action.answers } };
    case 'detailsTyped':
      return state.isSaving ? state : { ...state, details: changedDetails(action.details, action.form) };
    case 'savingBegan':
      return { ...state, isSaving: true };
    case 'savingEnded':
      return { ...state, isSaving: false };
    case 'pageSaved':
      return { ...state, answers: withoutPage(state.answers, action.formPage) };
    case 'detailsSaved':
      return { ...state, details: undefined };
  }
}
