import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { authoredFiles } from '../../../web/form-editor/uploads/authored-files.ts';
import { TranslatedFiles } from '../../../web/written-forms/translations/translated-file.tsx';
import { textsIn } from '../../e2e/steps/texts.ts';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: textsIn('en') } } }));

const FILES = ['Gate', '', ''].map((alt, place) => ({
  folder: 'images' as const,
  name: `of-form-${place}.png`,
  key: `key-${place}`,
  page: 0,
  alt,
}));
const upload = () => Promise.reject(new Error('nothing is sent'));
const folders = {
  files: authoredFiles('inductionForm', { _id: 'form', fileToken: 'a', documentToken: 'b' }),
  uploads: { image: upload, document: upload },
};
const shownWith = (values: Record<string, string>, theirs: Record<string, string>) =>
  renderToStaticMarkup(
    <TranslatedFiles
      of={FILES}
      numberOf={(file) => FILES.findIndex(({ key }) => key === file.key) + 1}
      language="ru"
      values={values}
      theirsOf={(key) => theirs[key]}
      folders={folders}
      onChange={() => undefined}
    />,
  ).replaceAll(/<\/?span[^>]*>/g, '');

test('each field and button of a picture says of which picture it is, by its text or else by its place', () => {
  const shown = shownWith({ 'key-0': 'own.png' }, {});
  const names = [...shown.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, name]) => name);
  expect(names).toEqual([
    'Replace the file Gate',
    'Choose an image: Русский File 2',
    'Choose an image: Русский File 3',
  ]);
  expect(shown).toContain('Use the original Gate');
});

test('a picture that two translators replaced is shown as the other has it, with a button that takes theirs', () => {
  const shown = shownWith({ 'key-0': 'mine.png', 'key-1': 'mine-too.png' }, { 'key-0': 'theirs.png', 'key-1': '' });
  expect(shown).toMatch(/<p[^>]*>Somebody else saved this:<\/p><img[^>]*theirs\.png/);
  expect(shown).toContain('Use theirs Gate');
  expect(shown).toContain('Somebody else put the original back.');
  expect(shown).toContain('Use theirs File 2');
  expect(shown).not.toContain('Use theirs File 3');
});
