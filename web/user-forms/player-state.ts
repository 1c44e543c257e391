import { mayChangeAfterSigning } from '../../shared/content/answers/after-signing.ts';
import { answersEqual, answersIn, type Answers } from '../../shared/content/answers/answers.ts';
import type { UserPage } from '../../shared/content/pages/page.ts';
import { DETAIL_NAMES } from '../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** The typed changes of an induction that are neither sent nor queued. */
export type Drafts = {
  /** By form page from 0. */
  answers: Readonly<Record<number, Answers>>;
  /** Only changed details; a cleared one is an empty text. */
  details: PersonDetails | undefined;
};

export type PlayerState = Drafts & {
  /** Blocks typing during a save, so that the screen matches what was sent. */
  isSaving: boolean;
};

export type PlayerAction =
  | { type: 'answered'; formPage: number; answers: Answers }
  | { type: 'detailsTyped'; details: PersonDetails; form: UserForm }
  | { type: 'savingBegan' }
  | { type: 'savingEnded' }
  | { type: 'pageSaved'; formPage: number }
  | { type: 'detailsSaved' };

/** A page's saved answers, without its draft. */
export function savedAnswers(page: UserPage): Answers {
  return answersIn(page);
}

/** Whether a draft still differs from the page and the worker may still make that change. */
function isAlive(page: UserPage, draft: Answers, isEditing: boolean): boolean {
  const saved = savedAnswers(page);
  if (answersEqual(saved, draft)) return false;
  return isEditing || page.signed === null || mayChangeAfterSigning(page, saved, draft);
}

export function initialState(drafts: Drafts): PlayerState {
  return { ...drafts, isSaving: false };
}

/** The parts of a form that decide which drafts count; an editor may change what the worker has signed. */
type Shown<K extends keyof UserForm> = { form: Pick<UserForm, K>; isEditing?: boolean };

export function answersOf({ answers }: Drafts, { form, isEditing = false }: Shown<'pages'>, formPage: number): Answers {
  const page = form.pages[formPage];
  const draft = answers[formPage];
  if (!page) return {};
  return draft && isAlive(page, draft, isEditing) ? draft : savedAnswers(page);
}

/** The form's details with the typed ones over them; a signed form ignores its worker's drafts. */
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
