import { describe, expect, test } from 'vitest';
import { readTexts } from './texts.ts';

/** Ways to name a document that is not in the repository. */
const OUTSIDE = [
  /\b(?:contract|spec|specification|quality|domain|stack|ux) [A-Z]?\d/i,
  /[(,] ?beyond \d{1,2}[).,]/i,
  /\bthe (?:specification|contract)(?:'s)?\b/i,
  /\b(?:contract|spec|domain|quality|ux|stack|beyond)\.md\b/i,
];

const outsideIn = (text: string): string[] =>
  text.split('\n').filter((line) => OUTSIDE.some((pattern) => pattern.test(line)));

const texts = readTexts();
const rules = texts.find(({ file }) => file === 'docs/rules.md')?.text ?? '';
const numbersOfRules = [...rules.matchAll(/^### (\d+\.\d+) \S/gm)].map(([, number = '']) => number);

describe('what comments and documents name', () => {
  test('the whole tree is read', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(numbersOfRules.length).toBeGreaterThan(30);
  });

  test('no source and no document names a document that is not in the repository', () => {
    expect(texts.flatMap(({ file, text }) => outsideIn(text).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
  });

  test.each([
    ['contract', '7'],
    ['quality', 'C21'],
    ['spec', '4'],
    ['as the', 'specification', 'says'],
    ['see', ['domain', 'md'].join('.')],
  ])('a document that is named so is noticed: %s %s', (...words) => {
    expect(outsideIn(words.join(' '))).toHaveLength(1);
  });

  test('every rule that is named is a rule of docs/rules.md', () => {
    const named = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\brules? (\d+\.\d+)\b/gi)].map(([, number = '']) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(80);
    const unknown = named.filter(({ number }) => !numbersOfRules.includes(number));
    expect(unknown).toEqual([]);
  });

  test('every rule stands under the heading of its number', () => {
    const chapters = rules.split(/^## /m).slice(1);
    const astray = chapters.flatMap((chapter) => {
      const own = /^\d+/.exec(chapter)?.[0];
      const numbers = [...chapter.matchAll(/^### (\d+)\.\d+/gm)].map(([, number]) => number);
      return numbers.filter((number) => number !== own);
    });
    expect(astray).toEqual([]);
  });

  test('every decision that is named is one of docs/decisions', () => {
    const known = new Set(texts.flatMap(({ file }) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []));
    const named = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bdecisions? (\d{4})\b/gi)].map(([, number = '']) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  test('no two rules have one number', () => {
    expect(numbersOfRules).toEqual([...new Set(numbersOfRules)]);
  });
});
