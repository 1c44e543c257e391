import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import type { PageView } from '../../../web/content/block-view.ts';
import { PageBlocks } from '../../../web/content/page-blocks.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'fi', resources: {} }));

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

test('a page of a form in one language is as it was', () => {
  expect(html()).not.toMatch(/lang=|<small|<span/);
});
