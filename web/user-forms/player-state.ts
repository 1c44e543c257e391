import { mayChangeAfterSigning } from '../../shared/content/after-signing.ts';
import { answersEqual, answersIn, type Answers } from '../../shared/content/answers.ts';
import type { UserPage } from '../../shared/content/page.ts';
import { canonicalJson } from '../../shared/content/canonical.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

/** The induction as the server has it, and what was typed over it since. */
export type PlayerState = {
  form: UserForm;
  /** Answers that differ from the server's, by form page from 0. */
  answers: Readonly<Record<number, Answers>>;
  /** Details that differ from the server's. */
  details: PersonDetails | undefined;
  /** While something is on its way nothing can be typed: what is sent is what stays. */
  isSaving: boolean;
};

export type PlayerAction =
  | { type: 'answered'; formPage: number; answers: Answers }
  | { type: 'detailsTyped'; details: PersonDetails }
  | { type: 'savingBegan' }
  | { type: 'savingEnded' }
  | { type: 'pageSaved'; formPage: number; page: UserPage; formSigned: string | null }
  | { type: 'detailsSaved'; form: UserForm }
  | { type: 'formTaken'; form: UserForm };

export type Drafts = { answers: Readonly<Record<number, Answers>>; details: PersonDetails | undefined };

/** The answers that the server has of a page. */
export function savedAnswers(page: UserPage): Answers {
  return answersIn(page);
}

/** A draft that still says something new: not what the server has, and nothing that a signed page refuses. */
function isAlive(page: UserPage | undefined, draft: Answers | undefined): draft is Answers {
  if (!page || !draft) return false;
  const saved = savedAnswers(page);
  if (answersEqual(saved, draft)) return false;
  return page.signed === null || mayChangeAfterSigning(page, saved, draft);
}

function withDrafts(form: UserForm, { answers, details }: Drafts): Omit<PlayerState, 'isSaving'> {
  const alive = Object.entries(answers).filter(([formPage, draft]) => isAlive(form.pages[Number(formPage)], draft));
  const isNew =
    form.meta.signed === null && details !== undefined && canonicalJson(details) !== canonicalJson(form.user);
  return { form, answers: Object.fromEntries(alive), details: isNew ? details : undefined };
}

export function initialState(form: UserForm, drafts: Drafts): PlayerState {
  return { ...withDrafts(form, drafts), isSaving: false };
}

export function answersOf({ form, answers }: PlayerState, formPage: number): Answers {
  const page = form.pages[formPage];
  return answers[formPage] ?? (page ? savedAnswers(page) : {});
}

function withoutPage(answers: PlayerState['answers'], formPage: number): PlayerState['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([each]) => Number(each) !== formPage));
}

function withPage(
  state: PlayerState,
  { formPage, page, formSigned }: Extract<PlayerAction, { type: 'pageSaved' }>,
): PlayerState {
  const { form } = state;
  const pages = form.pages.map((each, place) => (place === formPage ? page : each));
  const meta = { ...form.meta, signed: formSigned ?? form.meta.signed };
  return { ...state, form: { ...form, pages, meta }, answers: withoutPage(state.answers, formPage) };
}

/** The details with what the worker changed, over what somebody else saved meanwhile. */
function rebased({ form, details }: PlayerState, { user }: UserForm): PersonDetails | undefined {
  if (!details) return undefined;
  const before: Readonly<Record<string, string | undefined>> = form.user;
  const typed = Object.entries(details).filter(([name, text]) => text !== before[name]);
  return { ...user, ...Object.fromEntries(typed) };
}

export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'answered':
      return state.isSaving ? state : { ...state, answers: { ...state.answers, [action.formPage]: action.answers } };
    case 'detailsTyped':
      return state.isSaving ? state : { ...state, details: action.details };
    case 'savingBegan':
      return { ...state, isSaving: true };
    case 'savingEnded':
      return { ...state, isSaving: false };
    case 'pageSaved':
      return withPage(state, action);
    case 'detailsSaved':
      return { ...state, ...withDrafts(action.form, { answers: state.answers, details: undefined }) };
    case 'formTaken':
      return { ...state, ...withDrafts(action.form, { answers: state.answers, details: rebased(state, action.form) }) };
  }
}
