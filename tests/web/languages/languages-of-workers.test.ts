import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language, WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGES, OFFERED_LANGUAGES, WORKER_LANGUAGES } from '../../../shared/core/language.ts';
import { ON_BUTTONS } from './button-texts.ts';
import { TERMS } from './glossary-stems.ts';
import { neededTexts, readTexts, type FlatTexts } from './needed-texts.ts';

const FOLDERS = path.join(import.meta.dirname, '../../../shared/languages');

type Other = Exclude<WorkerLanguage, Language>;

const isOther = (language: WorkerLanguage): language is Other => !LANGUAGES.some((each) => each === language);
const others = OFFERED_LANGUAGES.filter(isOther);
const needed = neededTexts();
const finnish = readTexts('web/public/languages/fi.json');

const PLURAL = /_(zero|one|two|few|many|other)$/;
const bare = (key: string) => key.replace(PLURAL, '');
const names = (texts: FlatTexts) => [...new Set([...texts.keys()].map(bare))].toSorted();

/** The forms that a language's numbers need, of a text that is bent by one. */
const formsOf = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `_${form}`);

const GIVEN_TO_EVERY_TEXT = new Set(['wordmark', 'product', 'Product', 'count']);
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))]
    .filter((name) => !GIVEN_TO_EVERY_TEXT.has(name))
    .toSorted();
const tags = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).toSorted();

test('a folder is a language of workers, and each that is offered has one', () => {
  const folders = readdirSync(FOLDERS).filter((name) => existsSync(path.join(FOLDERS, name, 'screens.json')));
  expect(folders.filter((name) => !WORKER_LANGUAGES.some((language) => language === name))).toEqual([]);
  expect(others.filter((language) => !folders.includes(language))).toEqual([]);
});

/** A Finnish word shorter than this leaves others no word at all. */
const SHORTEST = 5;

test('every text of a button is one that a worker reads', () => {
  expect([...ON_BUTTONS].filter((key) => !needed.has(key) && !needed.has(`${key}_other`))).toEqual([]);
});

test('what a worker reads is found: start, player, pass, gate, renewal and the review of a permit', () => {
  expect(needed.size).toBeGreaterThan(600);
  for (const key of ['start.title', 'passes.title', 'checkIn.act.in', 'renew.start', 'permits.sign.pin'])
    expect(needed.has(key)).toBe(true);
  expect([...needed.keys()].filter((key) => key.startsWith('permits.list'))).toEqual([]);
});

describe.each(others)('in %s', (language) => {
  const own = readTexts(`shared/languages/${language}/screens.json`);
  const ownNames = names(own);

  test('every text of a worker’s screens is there, and none that Finnish lacks', () => {
    expect(names(needed).filter((name) => !ownNames.includes(name))).toEqual([]);
    const known = new Set([...names(finnish), ...names(needed)]);
    expect(ownNames.filter((name) => !known.has(name))).toEqual([]);
  });

  test('a text bent by a number has the forms of the language', () => {
    const forms = formsOf(language);
    const bent = new Set([...own.keys()].filter((key) => key.endsWith('_other')).map(bare));
    const asked = [...needed.keys()].filter((key) => key.endsWith('_other')).map(bare);
    expect(asked.filter((name) => !bent.has(name))).toEqual([]);
    expect(
      [...bent].flatMap((name) => forms.filter((form) => !own.has(name + form)).map((form) => name + form)),
    ).toEqual([]);
  });

  test('every text takes the values and the marks of the Finnish one', () => {
    const differing = [...own].filter(([key, text]) => {
      const like =
        needed.get(key) ?? finnish.get(key) ?? needed.get(`${bare(key)}_other`) ?? finnish.get(`${bare(key)}_other`);
      return (
        like !== undefined && String([placeholders(like), tags(like)]) !== String([placeholders(text), tags(text)])
      );
    });
    expect(differing).toEqual([]);
  });

  test('a term of the glossary has its word, but where a button is short of room', () => {
    const strange = [...own].flatMap(([key, text]) => {
      const like = (needed.get(key) ?? needed.get(`${bare(key)}_other`) ?? '').replaceAll('\u00ad', '').toLowerCase();
      const said = text.replaceAll('\u00ad', '').toLowerCase();
      return ON_BUTTONS.has(bare(key)) || key === 'permits.watch.outOfTurn'
        ? []
        : TERMS.filter((term) => term.finnish.test(like) && !term.said[language].test(said)).map(() => [key, text]);
    });
    expect(strange).toEqual([]);
  });

  test('a text on a button takes at most 1.4 times the room of the Finnish one', () => {
    const finnishLength = (key: string) => (needed.get(key) ?? needed.get(`${bare(key)}_other`) ?? '').length;
    const long = [...own].filter(
      ([key, text]) =>
        ON_BUTTONS.has(bare(key)) && text.length > Math.ceil(1.4 * Math.max(finnishLength(key), SHORTEST)),
    );
    expect(long).toEqual([]);
  });

  test('no text is empty or unfinished', () => {
    expect(
      [...own].filter(([key, text]) => (text.trim() === '' && needed.get(key) !== '') || /TODO|MISSING/.test(text)),
    ).toEqual([]);
  });
});
