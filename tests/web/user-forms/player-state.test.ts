import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../shared/content/answers.ts';
import { answersOf, initialState, playerReducer, type PlayerState } from '../../../web/user-forms/player-state.ts';
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
const NOTHING = { answers: {}, details: undefined };
const typed: Answers = { 0: true, 1: ['Esa'] };

function stateOf(form = userFormOf([open, open]), drafts: Parameters<typeof initialState>[1] = NOTHING): PlayerState {
  return initialState(form, drafts);
}

describe('what is typed into an induction', () => {
  test('stands over what the server has, page by page', () => {
    const state = playerReducer(stateOf(), { type: 'answered', formPage: 1, answers: typed });
    expect(answersOf(state, 1)).toEqual(typed);
    expect(answersOf(state, 0)).toEqual({});
  });

  test('comes back from the device after a reload', () => {
    const state = stateOf(userFormOf([open]), { answers: { 0: typed }, details: { firstName: 'Ma' } });
    expect(answersOf(state, 0)).toEqual(typed);
    expect(state.details).toEqual({ firstName: 'Ma' });
  });

  test('is not taken from the device where the server has the same, or the page is gone', () => {
    const saved = { content: [tick(true), formBlock(textField('Esa'))], signed: SIGNED_AT };
    const state = stateOf(userFormOf([saved]), { answers: { 0: typed, 7: typed }, details: PERSON });
    expect(state.answers).toEqual({});
    expect(state.details).toBeUndefined();
  });

  test('is dropped where its page was signed with something else meanwhile', () => {
    const signed = { content: [tick(true), formBlock(textField('Liisa'))], signed: SIGNED_AT };
    expect(stateOf(userFormOf([signed]), { answers: { 0: typed }, details: undefined }).answers).toEqual({});
  });

  test('stays on a signed page where it may still change: a signature, a free choice', () => {
    const signature = signatureField({ signed: true, value: 'old.png', location: 'Espoo', date: '2026-11-20' });
    const page = { content: [formBlock(signature), question('checkboxQuestion', [true, false])], signed: SIGNED_AT };
    const draft = { 0: [{ signed: false, value: DRAWING, location: 'Espoo', date: '' }], 1: [1] };
    expect(stateOf(userFormOf([page]), { answers: { 0: draft }, details: undefined }).answers).toEqual({ 0: draft });
  });

  test('does not change while it is being saved: what is sent is what stays', () => {
    const saving = playerReducer(stateOf(), { type: 'savingBegan' });
    expect(playerReducer(saving, { type: 'answered', formPage: 0, answers: typed })).toBe(saving);
    expect(playerReducer(saving, { type: 'detailsTyped', details: { firstName: 'X' } })).toBe(saving);
    expect(playerReducer(saving, { type: 'savingEnded' }).isSaving).toBe(false);
  });

  test('is let go when its page is saved, and only that page', () => {
    let state = playerReducer(stateOf(), { type: 'answered', formPage: 0, answers: typed });
    state = playerReducer(state, { type: 'answered', formPage: 1, answers: typed });
    const page = {
      ...userFormOf([{ ...open, signed: SIGNED_AT }]).pages[0],
      version: 1,
    } as PlayerState['form']['pages'][0];
    state = playerReducer(state, { type: 'pageSaved', formPage: 0, page, formSigned: null });
    expect(state.answers).toEqual({ 1: typed });
    expect(state.form.pages.map(({ signed }) => signed)).toEqual([SIGNED_AT, null]);
    expect(state.form.meta.signed).toBeNull();
    state = playerReducer(state, { type: 'pageSaved', formPage: 1, page, formSigned: SIGNED_AT });
    expect(state.form.meta.signed).toBe(SIGNED_AT);
  });

  test('survives a conflict, over what somebody else saved in the other fields', () => {
    let state = playerReducer(stateOf(), { type: 'detailsTyped', details: { ...PERSON, lastName: 'Virtanen' } });
    state = playerReducer(state, { type: 'answered', formPage: 0, answers: typed });
    const current = { ...userFormOf([open, open], { user: { ...PERSON, company: 'Toinen Oy' } }), version: 2 };
    state = playerReducer(state, { type: 'formTaken', form: current });
    expect(state.form.version).toBe(2);
    expect(state.details).toEqual({ ...PERSON, lastName: 'Virtanen', company: 'Toinen Oy' });
    expect(answersOf(state, 0)).toEqual(typed);
  });

  test('is let go when the details are saved, though the server shapes them', () => {
    const typing = playerReducer(stateOf(), {
      type: 'detailsTyped',
      details: { ...PERSON, phoneNumber: '040 1234567' },
    });
    expect(playerReducer(typing, { type: 'detailsSaved', form: userFormOf([open, open]) }).details).toBeUndefined();
  });
});
