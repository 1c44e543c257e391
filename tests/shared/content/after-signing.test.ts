import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayChangeAfterSigning } from '../../../shared/content/answers/after-signing.ts';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { anyAnsweredPage } from './any-page.ts';
import { pageOf, SIGNATURE } from './page-of.ts';

const page = pageOf(
  { kind: 'checkbox' },
  { kind: 'form', fields: [{ type: 'text' }, { type: 'signature' }, { type: 'image' }] },
  { kind: 'question', type: 'examQuestion', options: [{ correctAnswer: true }, {}] },
  { kind: 'question', type: 'checkboxQuestion', options: [{}, {}] },
  { kind: 'cards' },
  { kind: 'person' },
);
const card = { name: 'Tulityökortti', nameOther: '', expires: '2030-01-01', noExpiration: false, imageSrc: 'a.png' };
const before = { 0: true, 1: ['Espoo', SIGNATURE, []], 2: [0], 3: [0], 4: [{ ...card, isNew: false, userFormId: '' }] };

test.each<[string, boolean, object]>([
  ['nothing', true, {}],
  ['a signature', true, { 1: ['Espoo', { ...SIGNATURE, value: 'beef.png' }, []] }],
  ['a signature away', true, { 1: ['Espoo', { signed: false, value: '', location: '', date: '' }, []] }],
  ['a choice that is no exam', true, { 3: [1] }],
  ['a choice that is no exam away', true, { 3: undefined }],
  ['card images', true, { 4: [] }],
  ['a signature and a text', false, { 1: ['Vantaa', { ...SIGNATURE, value: 'beef.png' }, []] }],
  ['a text', false, { 1: ['Vantaa', SIGNATURE, []] }],
  ['a picture of the form', false, { 1: ['Espoo', SIGNATURE, ['b.png']] }],
  ['the form away', false, { 1: undefined }],
  ['a tick', false, { 0: undefined }],
  ['an exam', false, { 2: [1] }],
  ['a person', false, { 5: [{ userId: 'u'.repeat(22) }] }],
  ['card images and a tick', false, { 4: [], 0: undefined }],
])('after a page is signed, changing %s is allowed: %s', (_, isAllowed, changed) => {
  expect(mayChangeAfterSigning(page, before, { ...before, ...changed })).toBe(isAllowed);
});

test('a signed page may always stay as it is, however its answers are written', () => {
  fc.assert(
    fc.property(anyAnsweredPage, ({ page: any, content }) => {
      const { answers } = takeAnswers(any, content);
      expect(mayChangeAfterSigning(any, answers, JSON.parse(JSON.stringify(answers)) as typeof answers)).toBe(true);
    }),
  );
});
