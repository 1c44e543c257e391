import { useReducer, useState } from 'react';
import type { Answers } from '../../shared/content/answers/answers.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { Part } from '../offline/kept-induction.ts';
import { useKeptDrafts } from './kept-drafts.ts';
import type { PlayerBacking, SaveResult } from './player-backing.ts';
import { answersOf, detailsOf, initialState, playerReducer, type PlayerAction } from './player-state.ts';

type Dispatch = (action: PlayerAction) => void;

/** Runs a save; clears the draft once the content is saved or queued. */
async function saving(dispatch: Dispatch, done: PlayerAction, save: Promise<SaveResult>): Promise<SaveResult> {
  dispatch({ type: 'savingBegan' });
  try {
    const result = await save;
    if (result.kind === 'saved' || result.kind === 'kept') dispatch(done);
    return result;
  } finally {
    dispatch({ type: 'savingEnded' });
  }
}

const letGo = (part: Part): PlayerAction =>
  part === 'details' ? { type: 'detailsSaved' } : { type: 'pageSaved', formPage: part };

/** The state of one induction in the player: its pages, its drafts, and its saves. */
export function usePlayer(backing: PlayerBacking) {
  const [stored] = useState(() => backing.readDrafts());
  const [state, dispatch] = useReducer(playerReducer, stored, initialState);
  useKeptDrafts(state, stored, backing.keepDraft);
  const { form } = backing;
  const shown = { form, isEditing: backing.rules.isEditing };
  return {
    ...backing,
    isSaving: state.isSaving,
    details: detailsOf(state, shown),
    typeDetails: (details: PersonDetails) => dispatch({ type: 'detailsTyped', details, form }),
    answersOf: (formPage: number) => answersOf(state, shown, formPage),
    answer: (formPage: number, answers: Answers) => dispatch({ type: 'answered', formPage, answers }),
    saveDetails: (user: PersonDetails) => saving(dispatch, letGo('details'), backing.saveDetails(user)),
    savePage: (formPage: number, answers: Answers) =>
      saving(dispatch, letGo(formPage), backing.savePage(formPage, answers)),
    giveUp: async (part: Part) => {
      await backing.giveUp(part);
      dispatch(letGo(part));
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
