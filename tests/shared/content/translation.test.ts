import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersIn, withAnswers } from '../../../shared/content/answers/answers.ts';
import { carryTranslation, compareTexts } from '../../../shared/content/translation/carry.ts';
import { textsOf, type TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { keyOfHash, keysOf } from '../../../shared/content/translation/text-keys.ts';
import { countTexts, mergeContent, mergePage } from '../../../shared/content/translation/translation.ts';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { isYes } from '../../../shared/content/yes.ts';
import { anyAnsweredPage } from './any-page.ts';
import { pageOf } from './page-of.ts';

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');
const keyOf = (text: string) => keyOfHash(hexOf(text));

const formOf = (...pages: TranslatedContent['pages']): TranslatedContent => ({ name: 'Torni C', pages });
const paragraph = (...lines: string[]) => ({ kind: 'p', lines });

/** Every text of a form, said as its mirror image. */
function mirrored(content: TranslatedContent): Record<string, string> {
  return Object.fromEntries(textsOf(content).map(({ text }) => [keyOf(text), `<${text}>`]));
}

const translationOf = (texts: Record<string, string>, old: Record<string, string> = {}) => ({
  language: 'ru' as const,
  revision: 1,
  texts,
  old,
});

describe('a page in another language', () => {
  test('says every text that has a translation, and takes the answers as the page in the base does', () => {
    fc.assert(
      fc.property(anyAnsweredPage, ({ page, content: answered }) => {
        const { answers } = takeAnswers(page, answered);
        const said = mergePage(page, translationOf(mirrored(formOf(page))), keyOf);
        expect(said.marks).toBeUndefined();
        expect(countTexts(formOf(page), translationOf(mirrored(formOf(page))), keyOf)).toMatchObject({
          missing: 0,
          old: 0,
        });
        const shown = withAnswers(said, answers, { hideCorrect: false });
        expect(answersIn({ content: shown })).toEqual(answers);
        expect(takeAnswers(page, shown).answers).toEqual(answers);
      }),
    );
  });

  test('without translations is the base, each text marked with it', () => {
    fc.assert(
      fc.property(anyAnsweredPage, ({ page }) => {
        const said = mergePage(page, translationOf({}), keyOf);
        expect(textsOf(formOf(said))).toEqual(textsOf(formOf(page)));
        const places = textsOf(formOf(page)).filter(({ isFile, path }) => !isFile && path.startsWith('pages.0.'));
        expect(Object.keys(said.marks ?? {}).toSorted()).toEqual(
          places.map(({ path }) => path.slice('pages.0.'.length)).toSorted(),
        );
      }),
    );
  });

  test('keeps in the base what an answer names: options of a choice, titles of cards, the name of a box', () => {
    const page = pageOf(
      { kind: 'cards', names: [{ title: 'Tulityökortti', mandatory: true }] },
      { kind: 'form', fields: [{ type: 'choice', label: 'Ryhmä', options: ['Sähkö', 'Putki'] }] },
      { kind: 'checkbox', label: 'Luin ohjeet', name: 'luettu' },
    );
    expect(mergePage(page, translationOf(mirrored(formOf(page))), keyOf).content).toMatchObject([
      { names: [{ title: 'Tulityökortti', shown: '<Tulityökortti>' }] },
      { fields: [{ label: '<Ryhmä>', options: ['Sähkö', 'Putki'], shown: ['<Sähkö>', '<Putki>'] }] },
      { label: '<Luin ohjeet>', name: 'luettu' },
    ]);
  });

  test('leaves an address, a number and a link’s target alone', () => {
    const page = pageOf({ kind: 'address', lines: ['Satamakatu 5'] }, paragraph('112'), {
      kind: 'link',
      url: 'https://example.com/',
      text: 'Ohje',
    });
    expect(textsOf({ name: '', pages: [page] }).map(({ text }) => text)).toEqual(['Sivu', 'Ohje']);
  });

  test('shows a picture and a document of its own where it has one', () => {
    const page = pageOf(
      { kind: 'img', fileName: 'fi.png', alt: '', title: '' },
      { kind: 'doc', fileName: 'ohje.pdf', title: '' },
    );
    const said = mergePage(page, translationOf({ [keyOf('fi.png')]: 'ru.png', [keyOf('Sivu')]: 'Страница' }), keyOf);
    expect(said.content).toMatchObject([{ fileName: 'ru.png' }, { fileName: 'ohje.pdf' }]);
    expect(said.marks).toBeUndefined();
  });

  test('tells what stands before the pages from what is on them', () => {
    const content = {
      name: 'Torni C',
      project: { title: ['A'], description: ['Kerrostalo'], address: [] },
      pages: [pageOf()],
    };
    const said = mergeContent(content, translationOf({ [keyOf('Kerrostalo')]: 'Жилой дом' }), keyOf);
    expect(said).toMatchObject({ project: { title: ['A'], description: ['Жилой дом'] }, marks: { name: 'base' } });
    expect(said.pages[0]).toMatchObject({ language: 'ru', marks: { title: 'base' } });
  });
});

describe('a translation of the next version', () => {
  const SECOND = pageOf(paragraph('Ota kortti mukaan.'));
  const before = formOf(pageOf(paragraph('Käytä kypärää.'), paragraph('Nosturi on pihalla.')), SECOND);
  const full = translationOf(mirrored(before));
  const carry = (after: TranslatedContent, from = full) => carryTranslation(from, compareTexts(before, after), keyOf);

  test('keeps what moves, wherever it moves', () => {
    fc.assert(
      fc.property(
        fc.array(anyAnsweredPage, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 2 }),
        (pages, turn) => {
          const content = formOf(...pages.map(({ page }) => page));
          const turned = formOf(...content.pages.slice(turn), ...content.pages.slice(0, turn));
          const texts = mirrored(content);
          const carried = carryTranslation(translationOf(texts), compareTexts(content, turned), keyOf);
          expect(countTexts(turned, carried, keyOf)).toMatchObject({ missing: 0, old: 0 });
        },
      ),
    );
  });

  test('keeps the translation of a changed text in its block as old, until it is renewed', () => {
    const after = formOf(pageOf(paragraph('Käytä aina kypärää.'), paragraph('Nosturi on pihalla.')), SECOND);
    const carried = carry(after);
    expect(carried.old).toEqual({ [keyOf('Käytä aina kypärää.')]: '<Käytä kypärää.>' });
    expect(mergePage(after.pages[0] ?? SECOND, translationOf(carried.texts, carried.old), keyOf)).toMatchObject({
      content: [{ lines: ['<Käytä kypärää.>'] }, { lines: ['<Nosturi on pihalla.>'] }],
      marks: { 'content.0.lines.0': 'old' },
    });
    expect(countTexts(after, carried, keyOf)).toMatchObject({ missing: 0, old: 1 });
    const again = formOf(pageOf(paragraph('Käytä aina kypärää ja laseja.'), paragraph('Nosturi on pihalla.')), SECOND);
    const twice = carryTranslation(translationOf(carried.texts, carried.old), compareTexts(after, again), keyOf);
    expect(twice.old).toEqual({ [keyOf('Käytä aina kypärää ja laseja.')]: '<Käytä kypärää.>' });
  });

  test('gives what was added no other text’s translation', () => {
    const added = formOf(
      pageOf(paragraph('Uusi asia.'), paragraph('Käytä aina kypärää.'), paragraph('Nosturi on pihalla.')),
      SECOND,
    );
    expect(carry(added).old).toEqual({ [keyOf('Käytä aina kypärää.')]: '<Käytä kypärää.>' });
  });

  test('gives a text that replaced another in its place nothing of it', () => {
    const replaced = formOf(
      pageOf(paragraph('Suojakaide kiinnitetään aina.'), paragraph('Nosturi on pihalla.')),
      SECOND,
    );
    expect(carry(replaced).old).toEqual({});
    expect(countTexts(replaced, carry(replaced), keyOf)).toMatchObject({ missing: 1, old: 0 });
  });

  test('shows no former text of a question, whose answer may be another now', () => {
    const question = (text: string) => ({
      kind: 'question',
      type: 'examQuestion',
      text,
      mandatory: true,
      options: [{ text: 'Taakan alla saa kulkea', correctAnswer: true }],
    });
    const asked = pageOf(question('Saako taakan alla kulkea?'));
    const changed = pageOf(question('Eikö taakan alla saa kulkea?'));
    const [one, other] = [formOf(asked), formOf(changed)];
    const carried = carryTranslation(translationOf(mirrored(one)), compareTexts(one, other), keyOf);
    expect(carried.old).toEqual({ [keyOf('Eikö taakan alla saa kulkea?')]: '<Saako taakan alla kulkea?>' });
    const { marks, content } = mergePage(changed, translationOf(carried.texts, carried.old), keyOf);
    expect(Object.values(marks ?? {})).toEqual(['base']);
    expect(content).toMatchObject([{ text: 'Eikö taakan alla saa kulkea?' }]);
  });

  test('has a text that comes back, as when a former version is restored', () => {
    const without = formOf(pageOf(paragraph('Nosturi on pihalla.')), SECOND);
    const back = carryTranslation(translationOf(carry(without).texts), compareTexts(without, before), keyOf);
    expect(countTexts(before, back, keyOf)).toMatchObject({ missing: 0, old: 0 });
  });
});

test('a browser reckons the keys that the server does', async () => {
  const keys = await keysOf(['Käytä kypärää.', 'да'], async (text) => hexOf(text));
  expect(keys('Käytä kypärää.')).toBe(keyOf('Käytä kypärää.'));
  expect(keys('да')).toBe(keyOf('да'));
});

test.each(['Kyllä', 'ja', ' Jah ', 'да', 'ТАК', 'tak', 'yes'])('“%s” means yes', (word) => {
  expect(isYes(word)).toBe(true);
});
