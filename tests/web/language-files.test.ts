import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '../../shared/core/errors.ts';

const WEB = join(import.meta.dirname, '../../web');
/** The product's word stands in the Finnish texts alone. */
const GIVEN_TO_EVERY_TEXT = new Set(['wordmark', 'product', 'Product']);

function textsOf(language: string): Map<string, string> {
  const file: unknown = JSON.parse(readFileSync(join(WEB, `public/languages/${language}.json`), 'utf8'));
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, inner] of Object.entries(value as object)) collect(inner, key ? `${key}.${name}` : name);
  };
  collect(file, '');
  return texts;
}

const fi = textsOf('fi');
const en = textsOf('en');

/** The names that a text is given, sorted, as one text. */
function placeholders(text: string | undefined): string {
  const names = [...(text ?? '').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '');
  return names
    .filter((name) => !GIVEN_TO_EVERY_TEXT.has(name))
    .sort()
    .join();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The keys named in `t('…')` and `i18nKey="…"`; a template's `${…}` stands for any part of a key. */
function usedKeys(): string[] {
  const uses = sources(WEB).flatMap((source) => [
    ...source.matchAll(/\bt\(\s*(['`])([\w.À-ÿ${}() ]+?)\1/g),
    ...source.matchAll(/i18nKey=(["'])([\w.]+)\1/g),
  ]);
  return [...new Set(uses.map((use) => use[2] ?? ''))];
}

function isDefined(key: string): boolean {
  const pattern = key
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^.]+');
  const expected = new RegExp(`^${pattern}(_one|_other)?$`);
  return [...fi.keys()].some((known) => expected.test(known));
}

describe('the language files', () => {
  test('have the same keys, plural forms among them', () => {
    expect([...en.keys()].sort()).toEqual([...fi.keys()].sort());
  });

  test('take the same values in every text', () => {
    const differing = [...fi.keys()].filter((key) => placeholders(fi.get(key)) !== placeholders(en.get(key)));
    expect(differing).toEqual([]);
  });

  test('have both plural forms wherever they have one', () => {
    const plurals = [...fi.keys()]
      .filter((key) => /_(one|other)$/.test(key))
      .map((key) => key.replace(/_(one|other)$/, ''));
    for (const key of plurals) expect([fi.has(`${key}_one`), fi.has(`${key}_other`)]).toEqual([true, true]);
  });

  test('leave no text empty or unfinished', () => {
    const unfinished = [...fi, ...en].filter(([, text]) => text.trim() === '' || /TODO|MISSING/.test(text));
    expect(unfinished).toEqual([]);
  });

  test('define every key that the interface names', () => {
    const used = usedKeys();
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((key) => !isDefined(key))).toEqual([]);
  });

  test('tell every refusal of the API, and a missing network', () => {
    const codes = [...Object.keys(ERROR_STATUS), 'network'];
    expect(codes.filter((code) => !fi.has(`errors.${code}`))).toEqual([]);
  });

  test('use no straight quotes, and exclamation marks only where the work is done', () => {
    const loud = [...fi].filter(([key, text]) => /"/.test(text) || (/!/.test(text) && !key.startsWith('player.done.')));
    expect(loud).toEqual([]);
  });

  test('let the long Finnish card names break on a narrow screen', () => {
    const cards = [...fi].filter(([key]) => key.startsWith('cards.name.') && !key.endsWith('.other'));
    expect(cards.length).toBeGreaterThan(14);
    for (const [key, name] of cards) {
      expect(name).toContain('\u00AD');
      expect(name.replaceAll('\u00AD', '')).toBe(key.replace('cards.name.', ''));
    }
  });
});
