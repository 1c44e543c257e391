import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = `${import.meta.dirname}/../..`;
const PAGE = readFileSync(`${ROOT}/docs/security.md`, 'utf8');

/** How many requirements of level 1 and 2 each chapter of ASVS 5.0.0 has. */
const REQUIREMENTS = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};

type Row = { ids: string[]; held: string };

const rows: Row[] = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| [^|]+ \| (.+) \|$/gm)].map(
  ([, ids = '', held = '']) => ({ ids: ids.split(', '), held }),
);

test('the table of the standard has each requirement once', () => {
  const ids = rows.flatMap((row) => row.ids);
  expect(new Set(ids).size).toBe(ids.length);
  const found = Object.keys(REQUIREMENTS).map((chapter) => [
    chapter,
    ids.filter((id) => id.startsWith(`${chapter}.`)).length,
  ]);
  expect(Object.fromEntries(found)).toEqual(REQUIREMENTS);
});

test('each requirement names a test that there is, or says why there is none', () => {
  const wrong = rows.flatMap(({ ids, held }) => {
    if (held.startsWith('– ') && held.length > 10) return [];
    const [, file = '', name = ''] = /^`(tests\/[\w./-]+)`: (.+)$/.exec(held) ?? [];
    return file !== '' && isTestOf(file, name) ? [] : [`${ids.join(', ')}: ${held}`];
  });
  expect(wrong).toEqual([]);
});

/** What stands after the name, from a semicolon on, is a word more about it. */
function isTestOf(file: string, told: string): boolean {
  const source = readFileSync(`${ROOT}/${file}`, 'utf8');
  const name = told.split('; ');
  return name.some((_, at) => source.includes(`'${name.slice(0, at + 1).join('; ')}'`));
}
