import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import i18next, { type i18n } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEXT_VARIABLES } from '../../web/app/product.ts';
import { translated, type Texts } from '../../web/app/translate.ts';

const LANGUAGES = ['fi', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const fileOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../web/public/languages/${language}.json`, import.meta.url), 'utf8')) as Texts;
const FILES = { fi: fileOf('fi'), en: fileOf('en') };

/** Every key of a file, those of plurals as they are asked for. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${before}${name.replace(/_(one|other)$/, '')}`] : keysOf(text, `${before}${name}.`),
  );
}

let library: i18n;
beforeAll(async () => {
  library = i18next.createInstance();
  await library.init({
    lng: 'fi',
    resources: { fi: { translation: FILES.fi }, en: { translation: FILES.en } },
    interpolation: { escapeValue: false, defaultVariables: { ...TEXT_VARIABLES } },
  });
});

const byLibrary = (language: Language, key: string, variables: object) =>
  String(library.getFixedT(language)(key as never, variables as never));
const byUs = (language: Language, key: string, variables: object) =>
  translated({ texts: FILES[language], language }, key, { ...TEXT_VARIABLES, ...variables });

const word = fc.oneof(
  fc.string(),
  fc.constantFrom('$&', "$'", '$$', '{{count}}', '<b>', 'å', 'Matti {{x}}'),
  fc.integer(),
  fc.constant(undefined),
);
const NAMES = [...new Set(JSON.stringify(FILES).match(/(?<=\{\{)\w+(?=\}\})/g))];
const values = fc.dictionary(
  fc.constantFrom(...NAMES.filter((name) => name !== 'count' && !(name in TEXT_VARIABLES))),
  word,
);
const count = fc.oneof(fc.nat(30), fc.constantFrom(0, 1, 1.5, 21, 101, 1000));

describe('a text', () => {
  test.each(LANGUAGES)('of the file of %s is what i18next makes of it, whatever is filled in', (language) => {
    const keys = [...new Set(keysOf(FILES[language]))];
    expect(keys.length).toBeGreaterThan(500);
    for (const key of keys) {
      fc.assert(
        fc.property(values, count, (given, number) => {
          const variables = { ...given, count: number };
          expect(byUs(language, key, variables)).toBe(byLibrary(language, key, variables));
        }),
        { numRuns: 5 },
      );
    }
  });

  test.each(['start', 'start.nothing', 'nothing', '', 'start.title.more', 'constructor', '__proto__.x', 'start.'])(
    'that is not there is its key: %j',
    (key) => {
      expect(byUs('fi', key, {})).toBe(key);
    },
  );

  test('takes what it is given for the names in braces', () => {
    const texts = { a: 'x{{ name }}y' };
    expect(translated({ texts, language: 'fi' }, 'a', { name: undefined })).toBe('xy');
    expect(translated({ texts, language: 'fi' }, 'a', { name: 7 })).toBe('x7y');
  });
});
