import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withAnswers, type Answers } from '../../shared/content/answers.ts';
import { hasAnswerBlocks } from '../../shared/content/page-rules.ts';
import type { UserPage } from '../../shared/content/page.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/call.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { readDrafts, useKeptDrafts } from './kept-drafts.ts';
import { loadUserForm } from './load-user-form.ts';
import { answersOf, initialState, playerReducer, type PlayerAction } from './player-state.ts';
import { refusalOf, type SaveRefusal } from './save-refusal.ts';
import { callAsWorker } from './worker-token.ts';

/** A save without an answer in this time counts as no network; it may be sent again without harm. */
const SAVE_TIMEOUT_SECONDS = 30;

type Dispatch = (action: PlayerAction) => void;

async function putDetails(form: UserForm, user: PersonDetails, language: Language): Promise<UserForm> {
  const input = { params: { id: form._id }, query: { language }, body: { version: form.version, user } };
  return callAsWorker(form._id, (token) =>
    call(userFormApi.update, input, { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS }),
  );
}

async function putPage(form: UserForm, formPage: number, answers: Answers): Promise<PlayerAction> {
  const page = form.pages[formPage];
  if (!page) throw new RangeError(`page ${formPage} of ${form._id}`);
  const { version } = page;
  const content = withAnswers(page, answers, { hideCorrect: false });
  const input = {
    params: { id: form._id, pageIndex: String(formPage) },
    body: hasAnswerBlocks(page) ? { content, version } : { version },
  };
  const reply = await callAsWorker(form._id, (token) =>
    call(userFormApi.signPage, input, { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS }),
  );
  const saved = { ...page, ...reply.page, content: reply.page.content ?? page.content } as UserPage;
  return { type: 'pageSaved', formPage, page: saved, formSigned: reply.formSigned };
}

/** Takes the form as the server has it now; what was typed stays where it still says something new. */
async function takeCurrent(dispatch: Dispatch, userFormId: string, known?: UserForm): Promise<void> {
  const form = known ?? (await loadUserForm(userFormId).catch(() => undefined));
  if (form) dispatch({ type: 'formTaken', form });
}

/** Runs a save and answers why it did not succeed; nothing when it did. */
async function attempted(
  dispatch: Dispatch,
  userFormId: string,
  save: () => Promise<PlayerAction>,
): Promise<SaveRefusal | undefined> {
  dispatch({ type: 'savingBegan' });
  try {
    dispatch(await save());
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.kind === 'conflict') await takeCurrent(dispatch, userFormId, refusal.current);
    if (refusal.kind === 'closed') await takeCurrent(dispatch, userFormId);
    return refusal;
  } finally {
    dispatch({ type: 'savingEnded' });
  }
}

/** One induction being taken: its pages, what is typed into them, and the ways to save. */
export function usePlayer(loaded: UserForm) {
  const [stored] = useState(() => readDrafts(loaded));
  const [state, dispatch] = useReducer(playerReducer, undefined, () => initialState(loaded, stored));
  const navigate = useNavigate();
  const language = useLanguage();
  useKeptDrafts(state, stored);
  const { form } = state;
  const save = async (work: () => Promise<PlayerAction>) => {
    const refusal = await attempted(dispatch, form._id, work);
    if (refusal?.kind === 'codeRequired') void navigate(paths.userFormCode(form._id));
    return refusal;
  };
  return {
    form,
    isSaving: state.isSaving,
    details: state.details ?? form.user,
    typeDetails: (details: PersonDetails) => dispatch({ type: 'detailsTyped', details }),
    saveDetails: (user: PersonDetails) =>
      save(async () => ({ type: 'detailsSaved', form: await putDetails(form, user, language) })),
    answersOf: (formPage: number) => answersOf(state, formPage),
    answer: (formPage: number, answers: Answers) => dispatch({ type: 'answered', formPage, answers }),
    savePage: (formPage: number, answers: Answers) => save(() => putPage(form, formPage, answers)),
  };
}

export type Player = ReturnType<typeof usePlayer>;
