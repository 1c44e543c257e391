import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Block, BLOCK_KINDS } from '../../../shared/content/block-registry.ts';
import type { PageView, ShownIssue } from '../../../web/content/block-view.ts';
import { PageBlocks } from '../../../web/content/page-blocks.tsx';
import { examErrors, pageErrors } from '../../../web/content/page-errors.tsx';
import { userFormFiles } from '../../../web/content/page-files.ts';
import { formBlock, question, signatureField, textField, tick, userFormOf } from '../user-forms/user-form-of.ts';

const FILL: PageView = { mode: 'fill', openness: 'open' };
const READ: PageView = {
  mode: 'read',
  openness: 'closed',
  files: userFormFiles({ ...userFormOf([]), fileToken: 'a token' }),
};
const signed = { signed: true, value: 'f00d.png', location: 'Espoo', date: '2026-11-20T05:05:00.000Z' };

const BLOCKS: Record<keyof typeof BLOCK_KINDS, object> = {
  p: { lines: ['kappale'] },
  h1: { text: 'otsikko' },
  h2: { text: 'otsikko' },
  h3: { text: 'otsikko' },
  h4: { text: 'otsikko' },
  ol: { lines: ['kohta'] },
  ul: { lines: ['kohta'] },
  address: { lines: ['Satamakatu 9'] },
  dl: { pairs: [{ term: 'sana', description: 'selitys' }] },
  img: { fileName: 'kuva.png', alt: 'Kartta työmaasta', title: '' },
  doc: { fileName: 'ohje.pdf', title: 'Ohje' },
  link: { url: 'https://example.org', text: 'Linkki' },
  alert: { text: 'Huomaa tämä', type: 'other' },
  checkbox: tick(),
  form: formBlock(textField('Esa')),
  cards: { names: [{ title: 'Tulityökortti', mandatory: true }], requireImages: 0, images: [] },
  question: question('examQuestion'),
  person: { title: 'Työn tekijä', cardRequirement: '', selectedPersons: [], personRole: 'Worker' },
};

function html(content: readonly object[], page: PageView, issues: readonly ShownIssue[] = []): string {
  return renderToStaticMarkup(<PageBlocks content={content as Block[]} page={page} issues={issues} />);
}

beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../web/public/languages/fi.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
  await i18next.use(initReactI18next).init({ lng: 'fi', resources: { fi: { translation: texts } } });
});

describe('the blocks of a page', () => {
  test.each(Object.entries(BLOCKS))('a block of kind %s is shown for filling in and for reading', (kind, rest) => {
    for (const page of [FILL, READ]) expect(html([{ ...rest, kind }], page)).not.toBe(html([], page));
  });

  test('a kind that nobody knows is shown as its texts', () => {
    const markup = html([{ kind: 'video', title: 'Nosto', parts: [{ text: 'Katso ensin' }], length: 12 }], FILL);
    expect(markup).toContain('Nosto');
    expect(markup).toContain('Katso ensin');
  });

  test('a heading of the first level is no second h1', () => {
    expect(html([{ kind: 'h1', text: 'Iso' }], FILL)).toMatch(/<h2[^>]*>Iso<\/h2>/);
  });

  test('content is text: markup in it is shown, not obeyed', () => {
    expect(html([{ kind: 'p', lines: ['<img src=x onerror=alert(1)>'] }], FILL)).toContain('&lt;img');
  });

  test('a signed page is locked except its signature and its free choices', () => {
    const content = [tick(true), question('examQuestion', [true]), question('checkboxQuestion', [true])];
    const markup = html(content, { mode: 'fill', openness: 'signed' });
    const [ticked, exam, choice] = [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => input);
    expect(ticked).toContain('disabled');
    expect(exam).toContain('disabled');
    expect(choice).not.toContain('disabled');
    const signature = [formBlock(signatureField(signed))];
    expect(html(signature, { mode: 'fill', openness: 'signed' })).toContain('Muokkaa');
    expect(html(signature, { mode: 'fill', openness: 'closed' })).not.toContain('Muokkaa');
  });

  test('cards may be changed on a signed page, and are locked with a word about it once nothing may change', () => {
    const image = { name: 'Tulityökortti', nameOther: '', expires: '2030-01-31', noExpiration: false, imageSrc: '' };
    const content = [{ ...BLOCKS.cards, kind: 'cards', images: [{ ...image, isNew: false, userFormId: '' }] }];
    const signedPage = html(content, { mode: 'fill', openness: 'signed' });
    expect(signedPage).toContain('Voit muuttaa kortteja, kunnes perehdytys hyväksytään');
    expect(signedPage).toContain('Muokkaa');
    const closed = html(content, { mode: 'fill', openness: 'closed' });
    expect(closed).toContain('Kortit on lukittu');
    expect(closed).toContain('31.1.2030');
    expect(closed).not.toMatch(/<(input|button)/);
    expect(html([{ ...BLOCKS.cards, kind: 'cards' }], READ)).toContain('Puuttuu');
  });

  test('reading shows every answer, a dash where there is none, and nothing to press', () => {
    const content = [
      tick(true),
      question('checkboxQuestion', [true, false]),
      formBlock(textField('Esa'), textField(''), signatureField(signed)),
    ];
    const markup = html(content, READ);
    expect(markup).not.toMatch(/<(input|button|textarea|canvas)/);
    expect(markup).toContain('Esa');
    expect(markup).toContain('—');
    expect(markup).toContain('/static/images/userForm/form/f00d.png?token=a%20token');
    expect(markup).toContain('20.11.2026');
  });

  test('a picture with a name of three characters or fewer is not asked for', () => {
    expect(html([formBlock(signatureField({ ...signed, value: ' ab ' }))], READ)).not.toContain('<img');
  });

  test('a yes-or-no and a choice are buttons of one group each, and read by what was chosen', () => {
    const yesNo = { ...textField('yes'), type: 'yesno', label: 'Omia koneita?', mandatory: true };
    const choice = { ...textField('Köysi'), type: 'choice', label: 'Yhteydenpito', options: ['Radio', 'Köysi'] };
    const filled = html([formBlock(yesNo, choice)], FILL);
    expect([...filled.matchAll(/<fieldset[^>]*role="radiogroup"[^>]*>/g)]).toHaveLength(2);
    const radios = [...filled.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio.includes('checked'));
    expect(radios).toEqual([true, false, false, true]);
    for (const read of [
      html([formBlock(yesNo, choice)], READ),
      html([formBlock(yesNo, choice)], { ...FILL, openness: 'signed' }),
    ]) {
      expect(read).not.toContain('<input');
      expect(read).toMatch(/Kyllä.*Köysi/s);
      expect(read).not.toContain('Radio');
    }
  });

  test('a field behind a "no" is not shown', () => {
    const form = (answer: string) => [
      formBlock(textField(answer), { ...textField(''), label: 'Lisätieto', ifPreviousYes: true }),
    ];
    expect(html(form('ei'), FILL)).not.toContain('Lisätieto');
    expect(html(form('kyllä'), FILL)).toContain('Lisätieto');
  });

  test('a picture and a document of the author open with the tokens of their own folders', () => {
    const image = html([{ kind: 'img', fileName: 'kuva.png', alt: 'Kartta', title: '' }], READ);
    expect(image).toContain('src="/static/images/inductionForm/source/kuva.png?token=form-image-token"');
    const document = html([{ kind: 'doc', fileName: 'ohje.pdf', title: 'Ohje' }], READ);
    expect(document).toContain('href="/static/documents/inductionForm/source/ohje.pdf?token=form-document-token"');
    expect(document).toContain('PDF');
  });

  test('a picture or document with a name of three characters or fewer is not asked for', () => {
    const content = [
      { kind: 'img', fileName: ' abc ', alt: 'Kartta', title: '' },
      { kind: 'doc', fileName: 'abc', title: 'Ohje' },
    ];
    expect(html(content, { ...READ, mode: 'fill' })).not.toMatch(/<(img|a|button)/);
  });

  test('a link says that it opens in a new tab, and one that is not safe is only text', () => {
    const link = (url: string) => html([{ kind: 'link', url, text: 'Ohjeet' }], FILL);
    expect(link('https://example.org/a')).toMatch(
      /<a href="https:\/\/example.org\/a" target="_blank" rel="noreferrer"/,
    );
    expect(link('https://example.org/a')).toContain('avautuu uuteen välilehteen');
    expect(link('tel:+358401234567')).not.toContain('_blank');
    for (const url of ['javascript:alert(1)', 'http://example.org', '//example.org', ''])
      expect(link(url)).not.toContain('<a');
    expect(link('javascript:alert(1)')).toContain('Ohjeet');
  });

  test('an address leads to a map while it is filled in, and is only text in reports', () => {
    const address = { kind: 'address', lines: ['Satamakatu 9', '00580 Helsinki'] };
    expect(html([address], FILL)).toContain('Avaa kartta');
    expect(html([address], READ)).not.toContain('<a ');
  });

  test('a person is shown by title, role and card, and nothing of those chosen', () => {
    const person = { kind: 'person', title: 'Asentaja', cardRequirement: 'Tulityökortti', personRole: 'Worker' };
    const markup = html([{ ...person, selectedPersons: [{ userId: 'secret-id' }] }], FILL);
    expect(markup).toContain('Asentaja');
    expect(markup).toContain('Työn tekijä');
    expect(markup).toContain('Vaadittu kortti: Tulityökortti');
    expect(markup).not.toContain('secret-id');
  });

  test('dates, times and pictures are read as they were given, with a dash where there are none', () => {
    const at = (type: string, value: unknown) => html([formBlock({ ...textField(), type, value })], READ);
    expect(at('date', '2026-11-20')).toContain('20.11.2026');
    expect(at('time', '07:05')).toContain('7.05');
    expect(at('image', ['kuva.jpg'])).toContain('/static/images/userForm/form/kuva.jpg?token=a%20token');
    for (const type of ['date', 'time']) expect(at(type, '')).toContain('—');
    expect(at('image', [])).toContain('—');
  });

  test('dates and times are chosen of lists, and locked with the page', () => {
    const content = [formBlock({ ...textField('2027-02-28'), type: 'date' }, { ...textField('07:00'), type: 'time' })];
    expect([...html(content, FILL).matchAll(/<select/g)]).toHaveLength(5);
    expect(html(content, { ...FILL, openness: 'signed' })).not.toContain('<select');
  });

  test('the summary leads to a broken date and to broken pictures', () => {
    const content = [formBlock({ ...textField(), type: 'date' }, { ...textField(), type: 'image', value: [] })];
    const markup = html(content, FILL);
    expect(markup).toMatch(/<select[^>]*id="content-0-fields-0-value"/);
    expect(markup).toMatch(/<fieldset[^>]*id="content-0-fields-1-value"/);
  });

  test('questions are numbered where there are several', () => {
    expect(html([question('examQuestion')], FILL)).not.toContain('1. ');
    expect(html([question('examQuestion'), { kind: 'p', lines: [] }, question('examQuestion')], FILL)).toContain(
      '2. Mitä?',
    );
  });
});

describe('an exam that was checked', () => {
  const content = [question('examQuestion', [true, false, true])];
  const wrong = [
    { path: 'content.0', code: 'wrong_option', params: { count: 2 }, message: '' },
    { path: 'content.0', code: 'options_missing', params: { count: 1 }, message: '' },
  ];
  const failed: PageView = { ...FILL, exam: 'failed' };
  const rowsOf = (markup: string) => markup.split('<label').slice(1);

  test('tells how many options are missing and how many too many, and of none whether it is right', () => {
    const markup = html(content, failed, wrong);
    expect(markup).toContain('Tarkista vastauksesi. 1 oikea vaihtoehto puuttui. 2 valintaa oli liikaa.');
    for (const row of rowsOf(markup)) expect(row).not.toMatch(/Oikein|Tarkista|broken|right|aria-invalid/);
  });

  test('tells the same of a result that an earlier release left on the phone, option by option', () => {
    const former = [{ path: 'content.0.options.2', code: 'wrong_option', message: '' }];
    const markup = html(content, failed, former);
    expect(markup).toContain('Tarkista vastauksesi. 1 valinta oli liikaa.');
    for (const row of rowsOf(markup)) expect(row).not.toMatch(/Oikein|Tarkista|broken|right|aria-invalid/);
  });

  test('marks what was chosen as right once the page is passed', () => {
    const rows = rowsOf(html(content, { ...FILL, openness: 'signed', exam: 'passed' }));
    expect(rows.map((row) => row.includes('Oikein'))).toEqual([true, false, true]);
  });

  test('says nothing before the first check', () => {
    expect(html(content, FILL)).not.toMatch(/Oikein|Tarkista/);
  });

  test('names each wrong question once in its summary', () => {
    const two = [...content, question('examQuestion', [true])] as unknown as Block[];
    expect(examErrors(i18next.t, { content: two }, wrong)).toEqual([
      { fieldId: 'content-0', message: 'Kysymys 1: Mitä?' },
    ]);
  });
});

test('the summary of a page names each broken place and leads to its field', () => {
  const content = [tick(), formBlock(textField(), signatureField())] as unknown as Block[];
  const message = 'Täytä tämä kohta.';
  const issues = ['content.0.value', 'content.1.fields.0.value'].map((path) => ({ path, code: 'required', message }));
  const place = { path: 'content.1.fields.1.value.location', code: 'location_missing', message: 'Kirjoita paikka.' };
  expect(pageErrors(i18next.t, { content }, [...issues, place])).toEqual([
    { fieldId: 'content-0-value', message: 'Minulla on kypärä – Täytä tämä kohta.' },
    { fieldId: 'content-1-fields-0-value', message: 'Esimies – Täytä tämä kohta.' },
    { fieldId: 'content-1-fields-1-value-location', message: 'Kirjoita paikka.' },
  ]);
  const markup = html(content, FILL, [...issues, place]);
  for (const { fieldId } of pageErrors(i18next.t, { content }, issues)) expect(markup).toContain(`id="${fieldId}"`);
});
