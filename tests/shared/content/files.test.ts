import { expect, test } from 'vitest';
import { dataUrlsOf, filesOf, withStoredFiles } from '../../../shared/content/answers/answers.ts';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { cardsKind } from '../../../shared/content/blocks/cards/rules.ts';
import { formKind } from '../../../shared/content/blocks/form/rules.ts';
import { authoredFilesOf } from '../../../shared/content/pages/page-rules.ts';
import { DATA_URL, pageOf, SIGNATURE, submitted } from './page-of.ts';

const page = pageOf(
  { kind: 'form', fields: [{ type: 'text' }, { type: 'signature' }, { type: 'signature' }, { type: 'image' }] },
  { kind: 'cards' },
);
const drawn = { ...SIGNATURE, value: DATA_URL };
const { answers } = takeAnswers(
  page,
  submitted(
    page,
    { fields: [{ value: 'a.png' }, { value: drawn }, { value: SIGNATURE }, { value: ['one.jpg', 'two.jpg'] }] },
    {
      images: [
        { name: 'Valttikortti', imageSrc: 'two.jpg' },
        { name: 'Tulityökortti', imageSrc: 'abc' },
      ],
    },
  ),
);

test('every stored file that answers refer to is named once, and nothing that only looks like one', () => {
  expect(filesOf(page, answers)).toEqual(['f00d.png', 'one.jpg', 'two.jpg']);
  expect(filesOf(page, {})).toEqual([]);
});

test('a drawing that comes as a data URL is found and gives way to the name that it is stored under', () => {
  expect(dataUrlsOf(page, answers)).toEqual([DATA_URL]);
  const stored = withStoredFiles(page, answers, () => 'beef.png');
  expect(dataUrlsOf(page, stored)).toEqual([]);
  expect(filesOf(page, stored)).toEqual(['beef.png', 'f00d.png', 'one.jpg', 'two.jpg']);
  expect(withStoredFiles(page, stored, () => 'never.png')).toEqual(stored);
});

test('every kind of reference in an answer can be replaced', () => {
  const renamed = formKind.answer.withFiles(['a.png', SIGNATURE, ['one.jpg']], (file) => `new-${file}`);
  expect(renamed).toEqual(['a.png', { ...SIGNATURE, value: 'new-f00d.png' }, ['new-one.jpg']]);
  const image = { name: 'Valttikortti', nameOther: '', expires: '', noExpiration: false, isNew: false, userFormId: '' };
  expect(cardsKind.answer.withFiles([{ ...image, imageSrc: 'a.png' }], () => 'b.png')).toEqual([
    { ...image, imageSrc: 'b.png' },
  ]);
});

test('the author’s pictures and documents are named with their folders', () => {
  const authored = pageOf(
    { kind: 'img', fileName: 'crane.jpg' },
    { kind: 'img', fileName: ' ' },
    { kind: 'doc', fileName: 'plan.pdf' },
    { kind: 'doc' },
  );
  expect(authoredFilesOf(authored)).toEqual([
    { folder: 'images', name: 'crane.jpg' },
    { folder: 'documents', name: 'plan.pdf' },
  ]);
});
