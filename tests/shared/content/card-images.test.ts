import { expect, test } from 'vitest';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { cardImagesOf, withCardIds } from '../../../shared/content/blocks/cards/card-images.ts';
import { pageOf, submitted } from './page-of.ts';

const page = pageOf({ kind: 'p' }, { kind: 'cards' }, { kind: 'checkbox' }, { kind: 'cards' });
const id = (letter: string) => letter.repeat(22);
const card = (name: string, more: object = {}) => ({ name, expires: '2030-01-01', imageSrc: `${name}.png`, ...more });

function answersOf(first: object[], second: object[] = []) {
  return takeAnswers(page, submitted(page, {}, { images: first }, { value: true }, { images: second })).answers;
}

/** The ids of the cards after a save, in their order; new ones are n, o, p… */
function idsAfter(before: ReturnType<typeof answersOf>, after: ReturnType<typeof answersOf>): (string | undefined)[] {
  let next = 'n'.charCodeAt(0);
  const saved = withCardIds(page, before, after, () => id(String.fromCharCode(next++)));
  return cardImagesOf(page, saved).map(({ _id }) => _id?.[0]);
}

const stored = answersOf(
  [card('first', { _id: id('a') }), card('second', { _id: id('b') })],
  [card('third', { _id: id('c') })],
);

test('a new card image gets a new id, and other answers stay', () => {
  expect(idsAfter({}, answersOf([card('first')], [card('third')]))).toEqual(['n', 'o']);
  expect(withCardIds(page, {}, answersOf([card('first')]), () => id('n'))).toMatchObject({ 2: true });
});

test('a card image keeps its id when its parts change', () => {
  const changed = card('other', { _id: id('b'), expires: '2031-01-01', imageSrc: 'x.png' });
  expect(idsAfter(stored, answersOf([changed, card('first', { _id: id('a') })]))).toEqual(['b', 'a']);
});

test('a card image that comes back without its id keeps it, told by its content or its picture', () => {
  const renewed = card('second', { expires: '2031-01-01' });
  expect(idsAfter(stored, answersOf([renewed, card('first')], [card('third')]))).toEqual(['b', 'a', 'c']);
});

test('a card image without a picture keeps its id by its content', () => {
  const bare = (name: string, more: object = {}) => card(name, { imageSrc: '', ...more });
  const before = answersOf([bare('first', { _id: id('a') }), bare('second', { _id: id('b') })]);
  expect(idsAfter(before, answersOf([bare('second'), bare('first')]))).toEqual(['b', 'a']);
});

test('nobody can choose an id: one of another card, block or form is replaced', () => {
  const foreign = card('foreign', { _id: id('z') });
  const fromOtherBlock = card('moved', { _id: id('c') });
  expect(idsAfter(stored, answersOf([foreign, fromOtherBlock]))).toEqual(['n', 'o']);
});

test('two card images never share an id', () => {
  const twin = card('first', { _id: id('a') });
  expect(idsAfter(stored, answersOf([twin, twin]))).toEqual(['a', 'n']);
});
