import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import type { PageView } from '../../../web/content/block-view.ts';
import { SaidTitle } from '../../../web/content/said/said.tsx';
import { PageBlocks } from '../../../web/content/page-blocks.tsx';
import { textsIn } from '../../e2e/steps/texts.ts';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'ru', resources: { ru: { translation: textsIn('ru') } } }));

const CONTENT = [
  { kind: 'p', lines: ['Носите каску.', 'Älä kulje taakan alla.', 'Nosturi on pihalla.'] },
  { kind: 'h2', text: 'Старый заголовок' },
] as Block[];
const html = (said?: PageView['said']) =>
  renderToStaticMarkup(
    <PageBlocks content={CONTENT} page={{ mode: 'read', openness: 'closed', ...(said && { said }) }} />,
  );

test('a page half translated says of each text that is not in its language which it is in, with one tag a block', () => {
  const marks = { 'content.0.lines.1': 'base', 'content.0.lines.2': 'base', 'content.1.text': 'old' } as const;
  const shown = html({ language: 'ru', base: 'fi', marks });
  expect(shown).toMatch(/^<div [^>]*lang="ru"/);
  expect(shown).toMatch(/<p>Носите каску\.<\/p>/);
  expect(shown).toMatch(/<span lang="fi">Älä kulje taakan alla\.<small[^>]*>Suomi<\/small><\/span>/);
  expect(shown).toMatch(/<span lang="fi">Nosturi on pihalla\.<\/span>/);
  expect(shown).toMatch(/<span>Старый заголовок<small[^>]*>старый перевод<\/small><\/span>/);
});

test('a link to a mail, a person, a document, a card, a picture’s text and a title say which language they are in', () => {
  const content = [
    { kind: 'link', text: 'Kirjoita', url: 'mailto:a@example.com' },
    { kind: 'person', title: 'Valvoja', personRole: 'NoRole', cardRequirement: '' },
    { kind: 'doc', title: 'Ohje', fileName: '' },
    { kind: 'cards', names: [{ title: 'Oma kortti', mandatory: true }], requireImages: 0, images: [] },
    { kind: 'img', fileName: '', title: '', alt: 'Kartta' },
  ] as unknown as Block[];
  const marks = {
    title: 'base',
    'content.0.text': 'base',
    'content.1.title': 'base',
    'content.2.title': 'base',
    'content.3.names.0.title': 'base',
    'content.4.alt': 'base',
  } as const;
  const said = { language: 'ru', base: 'fi', marks } as const;
  const shown = renderToStaticMarkup(
    <>
      <SaidTitle said={said}>Sivu</SaidTitle>
      <PageBlocks content={content} page={{ mode: 'read', openness: 'closed', said }} />
    </>,
  );
  for (const text of ['Sivu', 'Kirjoita', 'Valvoja', 'Ohje', 'Oma kortti', 'Kartta'])
    expect(shown).toMatch(new RegExp(`<span lang="fi">${text}<small[^>]*>Suomi</small></span>`));
});

test('what the screen itself says on a page in another language is in the language of the screen', () => {
  const content = [{ kind: 'alert', text: 'Осторожно', type: 'other' }] as Block[];
  const said = (language: 'ru' | 'fi') => ({ language, base: 'fi', marks: {} }) as const;
  const shown = (language: 'ru' | 'fi') =>
    renderToStaticMarkup(
      <PageBlocks content={content} page={{ mode: 'read', openness: 'closed', said: said(language) }} />,
    );
  expect(shown('fi')).toMatch(/<strong[^>]*><span lang="ru">/);
  expect(shown('ru')).not.toMatch(/<span lang/);
});

test('cards, errors, results of an exam and links of the screen are in its language on a page in another', () => {
  const question = { kind: 'examQuestion', type: 'examQuestion', text: 'Kumpi?', mandatory: true };
  const content = [
    { kind: 'cards', names: [{ title: 'Tulityökortti', mandatory: true }], requireImages: 0, images: [] },
    { kind: 'checkbox', label: 'Luin', name: 'read', mandatory: true, value: false },
    { ...question, kind: 'question', options: [{ text: 'Tämä', correct: true, selected: true }] },
    { kind: 'address', lines: ['Satamakatu 9', '00160 Helsinki'] },
  ] as unknown as Block[];
  const shown = (mode: PageView['mode']) =>
    renderToStaticMarkup(
      <PageBlocks
        content={content}
        page={{ mode, openness: 'open', exam: 'passed', said: { language: 'fi', base: 'fi', marks: {} } }}
        issues={[{ path: 'content.1.value', code: 'required', message: 'Отметьте.' }]}
      />,
    );
  for (const mode of ['fill', 'read'] as const) {
    expect(shown(mode)).toMatch(/[а-яё]/i);
    const rest = shown(mode)
      .replaceAll(/<(span|p)[^>]* lang="ru"[^>]*>[^<]*/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
    expect(rest.match(/\S*[а-яё]\S*/gi)).toBeNull();
  }
});

test('a page of a form in one language is as it was', () => {
  expect(html()).not.toMatch(/lang=|<small|<span/);
});
