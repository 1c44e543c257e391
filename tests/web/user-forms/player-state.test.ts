import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../shared/content/answers/answers.ts';
import {
  answersOf,
  detailsOf,
  initialState,
  playerReducer,
  type Drafts,
  type PlayerState,
} from '../../../web/user-forms/player-state.ts';
import {
  DRAWING,
  formBlock,
  PERSON,
  question,
  SIGNED_AT,
  signatureField,
  textField,
  tick,
  userFormOf,
} from './user-form-of.ts';

const open = { content: [tick(), formBlock(textField())] };
const NOTHING: Drafts = { answers: {}, details: undefined };
const typed: Answers = { 0: true, 1: ['Esa'] };
const FORM = userFormOf([open, open]);

function stateOf(drafts = NOTHING): PlayerState {
  return initialState(drafts);
}

describe('what is typed into an induction', () => {
  test('stands over what the server has, page by page', () => {
    const state = playerReducer(stateOf(), { type: 'answered', formPage: 1, answers: typed });
    expect(answersOf(state, { form: FORM }, 1)).toEqual(typed);
    expect(answersOf(state, { form: FORM }, 0)).toEqual({});
  });

  test('comes back from the device after a reload', () => {
    const state = stateOf({ answers: { 0: typed }, details: { firstName: 'Ma' } });
    expect(answersOf(state, { form: FORM }, 0)).toEqual(typed);
    expect(detailsOf(state, { form: FORM })).toEqual({ ...PERSON, firstName: 'Ma' });
  });

  test('gives way where its page was signed with something else meanwhile', () => {
    const signed = { content: [tick(true), formBlock(textField('Liisa'))], signed: SIGNED_AT };
    const state = stateOf({ answers: { 0: typed }, details: { firstName: 'Ma' } });
    expect(answersOf(state, { form: userFormOf([signed]) }, 0)).toEqual({ 0: true, 1: ['Liisa'] });
    expect(detailsOf(state, { form: userFormOf([signed], { signed: SIGNED_AT }) })).toEqual(PERSON);
  });

  test('stays on a signed page where it may still change: a signature, a free choice', () => {
    const signature = signatureField({ signed: true, value: 'old.png', location: 'Espoo', date: '2026-11-20' });
    const page = { content: [formBlock(signature), question('checkboxQuestion', [true, false])], signed: SIGNED_AT };
    const draft = { 0: [{ signed: false, value: DRAWING, location: 'Espoo', date: '' }], 1: [1] };
    expect(answersOf(stateOf({ answers: { 0: draft }, details: undefined }), { form: userFormOf([page]) }, 0)).toEqual(
      draft,
    );
  });

  test('stays over what is signed where an editor typed it', () => {
    const signed = { content: [tick(true), formBlock(textField('Liisa'))], signed: SIGNED_AT };
    const form = userFormOf([signed], { signed: SIGNED_AT });
    const state = stateOf({ answers: { 0: typed }, details: { firstName: 'Ma' } });
    expect(answersOf(state, { form, isEditing: true }, 0)).toEqual(typed);
    expect(detailsOf(state, { form, isEditing: true })).toEqual({ ...PERSON, firstName: 'Ma' });
  });

  test('does not change while it is being saved: what is sent is what stays', () => {
    const saving = playerReducer(stateOf(), { type: 'savingBegan' });
    expect(playerReducer(saving, { type: 'answered', formPage: 0, answers: typed })).toBe(saving);
    expect(playerReducer(saving, { type: 'detailsTyped', details: { firstName: 'X' }, form: FORM })).toBe(saving);
    expect(playerReducer(saving, { type: 'savingEnded' }).isSaving).toBe(false);
  });

  test('is let go when its page is saved, and only that page', () => {
    let state = playerReducer(stateOf(), { type: 'answered', formPage: 0, answers: typed });
    state = playerReducer(state, { type: 'answered', formPage: 1, answers: typed });
    state = playerReducer(state, { type: 'pageSaved', formPage: 0 });
    expect(state.answers).toEqual({ 1: typed });
  });

  test('goes over what somebody else saved in the other details', () => {
    const details = { ...PERSON, lastName: 'Virtanen' };
    const state = playerReducer(stateOf(), { type: 'detailsTyped', details, form: FORM });
    const current = userFormOf([open], { user: { ...PERSON, company: 'Toinen Oy' } });
    expect(detailsOf(state, { form: current })).toEqual({ ...PERSON, lastName: 'Virtanen', company: 'Toinen Oy' });
  });

  test('counts as emptied where a detail was emptied, and as nothing where it is as it was', () => {
    const { company: _, ...without } = PERSON;
    const emptied = playerReducer(stateOf(), { type: 'detailsTyped', details: without, form: FORM });
    expect(detailsOf(emptied, { form: FORM }).company).toBe('');
    expect(playerReducer(emptied, { type: 'detailsTyped', details: PERSON, form: FORM }).details).toBeUndefined();
  });

  test('is let go when the details are saved, though the server shapes them', () => {
    const details = { ...PERSON, phoneNumber: '040 1234567' };
    const typing = playerReducer(stateOf(), { type: 'detailsTyped', details, form: FORM });
    expect(playerReducer(typing, { type: 'detailsSaved' }).details).toBeUndefined();
  });
});
