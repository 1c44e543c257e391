import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderMessage } from '../../functions/messages/render-message.ts';
import type { MessageKind } from '../../functions/store/messages/messages.ts';
import { HOT_WORK_FORM, DIGGING_FORM } from '../../infra/demo/permits/demo-permit-forms.ts';
import { richForm, SHORT_FORM } from '../../infra/demo/demo-forms.ts';
import { FORM_STARTS, newForm } from '../../web/induction-forms/list/form-starts.ts';
import { INFORMATION, INFORMATION_PAGES } from '../../web/information/information.ts';
import { newPermitForm, PERMIT_FORM_STARTS } from '../../web/permit-forms/permit-form-starts.ts';
import { DATA, SECRETS } from '../functions/messages/message-samples.ts';
import { ALLOWED, FORBIDDEN } from './glossary-terms.ts';

const LANGUAGES = ['fi', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Text = { where: string; text: string };

const SETTINGS = { wordmark: 'Työmaaportti', productWord: 'perehdytys' };
const FILES = join(import.meta.dirname, '../../web/public/languages');

/** Every text in a value, by the path to it. */
function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, where === '' ? name : `${where}.${name}`));
}

const fileTexts = (language: Language) =>
  textsIn(JSON.parse(readFileSync(join(FILES, `${language}.json`), 'utf8')) as unknown, '');

function messageTexts(language: Language): Text[] {
  return (Object.keys(DATA) as MessageKind[]).flatMap((kind) => {
    const message = renderMessage({ kind, language, data: DATA[kind] }, SETTINGS, SECRETS[kind]);
    const { subject, text, sms } = message;
    return textsIn({ subject, text, sms }, `mail ${kind}`);
  });
}

function readyTexts(language: Language): Text[] {
  const inductions = FORM_STARTS.flatMap((start) => textsIn(newForm('', start, language), `ready form ${start}`));
  const permits = PERMIT_FORM_STARTS.flatMap((start) =>
    textsIn(newPermitForm({ name: '', description: '', start }, language), `ready permit form ${start}`),
  );
  return [...inductions, ...permits];
}

function publicTexts(language: Language): Text[] {
  return INFORMATION_PAGES.flatMap((page) => {
    const { title, description, Content } = INFORMATION[page][language];
    const text = renderToStaticMarkup(createElement(Content)).replaceAll(/<[^>]+>/g, ' ');
    return textsIn({ title, description, text }, `page ${page}`);
  });
}

/** The demo site speaks Finnish. */
const demoTexts = (language: Language) =>
  language === 'fi' ? textsIn({ rich: richForm(), SHORT_FORM, HOT_WORK_FORM, DIGGING_FORM }, 'demo') : [];

/** What of a form nobody reads: its kinds and roles, and the names of its fields. */
const isCode = ({ where }: Text) => /content\..*\.(kind|type|personRole|name)$/.test(where);

/** What a reader reads: addresses, names of values and soft hyphens are none of the wording. */
const wording = (text: string) =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll('\u00A0', ' ')
    .replace(/\{\{\s*\w+\s*\}\}|https?:\S*/g, ' ');

/** Where a word begins or ends; to `\b` a letter such as ä is none. */
const EDGE = String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`;

const isSaid = (words: RegExp, text: string) =>
  new RegExp(words.source.replaceAll(String.raw`\b`, EDGE), 'iu').test(wording(text));

describe.each(LANGUAGES)('what a reader of %s meets', (language) => {
  const texts = [fileTexts, messageTexts, readyTexts, publicTexts, demoTexts]
    .flatMap((each) => each(language))
    .filter((text) => !isCode(text));

  test('is read whole: interface, public pages, mails and SMS, ready forms, demo site', () => {
    for (const from of [
      'player.',
      'page privacy',
      'mail permitToSign',
      'ready permit form hotWork',
      'ready form building',
    ])
      expect(texts.some(({ where }) => where.startsWith(from))).toBe(true);
  });

  test.each(FORBIDDEN[language])('says $say, never $words, since $why', ({ words }) => {
    const said = texts.filter(({ where, text }) => isSaid(words, text) && !(`${language} ${where}` in ALLOWED));
    expect(said).toEqual([]);
  });
});

test('no exception outlives the text that it excuses', () => {
  const excused = new Set(
    LANGUAGES.flatMap((language) =>
      [...fileTexts(language), ...publicTexts(language)]
        .filter(({ text }) => FORBIDDEN[language].some(({ words }) => isSaid(words, text)))
        .map(({ where }) => `${language} ${where}`),
    ),
  );
  expect(Object.keys(ALLOWED).filter((key) => !excused.has(key))).toEqual([]);
});
