import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import { SaidTitle } from '../../../web/content/said/said.tsx';
import type { PageView, ShownIssue } from '../../../web/content/block-view.ts';
import { examErrors, pageErrors } from '../../../web/content/page-errors.tsx';
import { ErrorSummary } from '../../../web/ui/fields/error-summary.tsx';
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

const OF_AUTHOR = { ifPreviousYes: false, mandatory: false, help: 'Auttaa', value: '' };
const fieldOf = (type: string, rest: object = {}) => ({ ...OF_AUTHOR, type, name: type, label: 'Kysyy', ...rest });
const EVERY_KIND = [
  { kind: 'p', lines: ['Kappale'] },
  { kind: 'h2', text: 'Otsikko' },
  { kind: 'ul', lines: ['Kohta'] },
  { kind: 'dl', pairs: [{ term: 'Termi', description: 'Selitys' }] },
  { kind: 'alert', text: 'Varoitus', type: 'other' },
  { kind: 'link', text: 'Linkki', url: 'https://example.org/' },
  { kind: 'doc', title: 'Ohje', fileName: 'ohje.pdf' },
  { kind: 'address', lines: ['Satamakatu', 'Turku'] },
  { kind: 'checkbox', label: 'Luin', name: 'read', mandatory: true, value: false },
  {
    kind: 'question',
    type: 'examQuestion',
    text: 'Kumpi?',
    mandatory: true,
    options: [
      { text: 'Ensin', correct: true, selected: true },
      { text: 'Sitten', correct: false, selected: false },
    ],
  },
  {
    kind: 'cards',
    names: [
      { title: 'Oma kortti', mandatory: true },
      { title: 'Valttikortti', mandatory: false },
    ],
    requireImages: 0,
    images: [],
  },
  {
    kind: 'form',
    fields: [
      fieldOf('text'),
      fieldOf('textarea'),
      fieldOf('date'),
      fieldOf('time'),
      fieldOf('yesno'),
      fieldOf('choice', { options: ['Punainen', 'Sininen'] }),
      fieldOf('image', { value: [], maxCount: 2 }),
      fieldOf('signature', { help: '', value: { signed: false, value: '', location: '', date: '' } }),
    ],
  },
  { kind: 'person', title: 'Valvoja', personRole: 'Worker', cardRequirement: '', selectedPersons: [] },
] as unknown as Block[];
const ISSUES = ['content.8.value', 'content.11.fields.0.value', 'content.10.names.0'].map((path) => ({
  path,
  code: 'required',
  message: 'Отметьте.',
}));

/** A page with every kind of block, all of it in the form's one language, on a Russian screen. */
const everyKind = (mode: PageView['mode'], language: 'fi' | 'ru') => {
  const said = { language, base: 'fi', marks: {} } as const;
  const files = { folder: '/static/', documents: '/static/' } as unknown as PageView['files'];
  return renderToStaticMarkup(
    <>
      <PageBlocks
        content={EVERY_KIND}
        page={{ mode, openness: 'open', exam: 'passed', said, files, uploadPicture: () => new Promise(() => {}) }}
        issues={ISSUES}
      />
      <ErrorSummary
        title="Ошибки"
        errors={[
          ...pageErrors(i18next.t, { content: EVERY_KIND, said }, ISSUES),
          ...examErrors(i18next.t, { content: EVERY_KIND, said }, [{ ...ISSUES[0], path: 'content.9' } as ShownIssue]),
        ]}
      />
    </>,
  );
};
/** What is read of some markup: by a voice of the form's language, and by that of the screen. */
const heardIn = (markup: string) => {
  const ofForm: string[] = [];
  const rest = markup.replaceAll(/<span lang="fi">(.*?)<\/span>/g, (_all, text: string) => {
    ofForm.push(text);
    return ' ';
  });
  return { ofForm: ofForm.join(' '), ofScreen: rest.replaceAll(/<[^>]*>/g, ' ') };
};

test.each([
  ['fill', ['Auttaa', 'Punainen']],
  ['read', []],
] as const)('on a page in another language (%s) each text says whose words it is', (mode, more) => {
  const { ofForm, ofScreen } = heardIn(everyKind(mode, 'fi'));
  expect(ofScreen).toMatch(/[а-яё]/i);
  // A name is in no language: of a Finnish card, of a town, of a kind of file.
  expect(ofScreen.replaceAll(/Valtti(\u00AD?kortti)?|Helsinki|PDF/g, '').match(/[a-zäö]{2,}/gi)).toBeNull();
  expect(ofForm.match(/[а-яё]+/gi)).toBeNull();
  for (const text of [...more, 'Kappale', 'Termi', 'Oma kortti', 'Kysyy', 'Ensin', 'Valvoja', 'Luin'])
    expect(ofForm).toContain(text);
});

test('on a page in the language of the screen nothing says its language', () => {
  expect(everyKind('fill', 'ru')).not.toMatch(/lang="/);
});

test('a page of a form in one language is as it was', () => {
  expect(html()).not.toMatch(/lang=|<small|<span/);
});
