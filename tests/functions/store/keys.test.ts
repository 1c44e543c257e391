import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as evidenceKeys from '../../../functions/store/evidence-keys.ts';
import * as keys from '../../../functions/store/keys.ts';
import * as siteKeys from '../../../functions/store/site-keys.ts';
import * as trailKeys from '../../../functions/store/trail-keys.ts';
import * as translationKeys from '../../../functions/store/translation-keys.ts';
import type { Key } from '../../../functions/store/items.ts';
import { ROOT } from '../../architecture/imports.ts';

const VALUE = '<value>';

/** What each export of the files of keys makes of a value in every place; what only begins a key is left out. */
function spelled(): (string | Key)[] {
  return Object.values({ ...keys, ...evidenceKeys, ...siteKeys, ...trailKeys, ...translationKeys })
    .map((made) => (typeof made === 'function' ? (made as (...all: unknown[]) => unknown)(...valuesFor(made)) : made))
    .filter((made): made is string | Key => typeof made === 'object' || (typeof made === 'string' && !isPrefix(made)));
}

const valuesFor = (made: { length: number }) => Array.from({ length: made.length }, () => VALUE);
const isPrefix = (made: string) => made.endsWith('#') || made === keys.FIRST_PREFIX;

type Row = { PK: string[]; SK: string[]; index: string[] };

/** The patterns of the page's tables, as it writes them. */
function drawn(): { rows: Row[]; indexes: string[] } {
  const page = readFileSync(path.join(ROOT, 'docs/table-design.md'), 'utf8');
  const [, entities = '', indexes = ''] = page.split(/^## /m);
  const patterns = (cell = '') =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, one = '']) => (/^GSI\d/.test(one) ? [] : [one]));
  const lines = (part: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (Entity|Index) /.test(line))
      .map((line) => line.split(/(?<!\\)\|/));
  return {
    rows: lines(entities).map(([, , PK, SK, index]) => ({
      PK: patterns(PK),
      SK: patterns(SK),
      index: patterns(index),
    })),
    indexes: lines(indexes).flatMap(([, , cell]) => patterns(cell)),
  };
}

/** Whether a pattern of the page stands for what is spelled; `<a\|b>` for either word, every `<…>` for a value. */
function isDrawnAs(pattern: string, one: string): boolean {
  const parts = pattern.split(/(<[^<>]*>)/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return part.includes('|') ? `(?:${VALUE}|${part.slice(1, -1).replace('\\|', '|')})` : VALUE;
  });
  // Numbers are padded with zeros.
  return new RegExp(`^${parts.join('')}$`).test(one.replaceAll(/0+(?=<)/g, ''));
}

describe('the keys of the table', () => {
  const made = spelled();
  const texts = made.filter((one) => typeof one === 'string');
  const items = made.filter((one) => typeof one === 'object');
  const { rows, indexes } = drawn();
  const pairs = rows.flatMap(({ PK, SK }) =>
    PK.flatMap((partition) => SK.map((sort) => ({ PK: partition, SK: sort }))),
  );
  const listed = [...rows.flatMap(({ index }) => index), ...indexes];
  const isText = (pattern: string) => texts.some((text) => isDrawnAs(pattern, text));
  const isPair = (pattern: Key, key: Key) => isDrawnAs(pattern.PK, key.PK) && isDrawnAs(pattern.SK, key.SK);

  test('both are read whole', () => {
    expect(items.length).toBeGreaterThan(40);
    expect(texts.length).toBeGreaterThan(20);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ PK, SK }) => PK.length === 0 || SK.length === 0)).toEqual([]);
  });

  test('every key that is spelled is on the page of the design', () => {
    expect(items.filter((key) => !pairs.some((pattern) => isPair(pattern, key)))).toEqual([]);
    const all = [...pairs.flatMap(({ PK, SK }) => [PK, SK]), ...listed];
    expect(texts.filter((text) => !all.some((pattern) => isDrawnAs(pattern, text)))).toEqual([]);
  });

  test('every key on the page of the design is spelled', () => {
    const isSpelled = (pattern: Key) => {
      const isPartition = isText(pattern.PK) || items.some(({ PK }) => isDrawnAs(pattern.PK, PK));
      return items.some((key) => isPair(pattern, key)) || (isPartition && isText(pattern.SK));
    };
    expect(pairs.filter((pattern) => !isSpelled(pattern))).toEqual([]);
    expect(listed.filter((pattern) => !isText(pattern))).toEqual([]);
  });

  test('nothing else spells a key', () => {
    const KEY = /['"`#}][A-Z]+#|#[A-Z]{2,}\b|\b[PS]K: ['"`]/;
    const spelling = ['functions', 'infra'].flatMap((room) =>
      readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(room, name.replaceAll(path.sep, '/')))
        .filter((file) => file.endsWith('.ts') && KEY.test(readFileSync(path.join(ROOT, file), 'utf8'))),
    );
    expect(spelling).toEqual([
      'functions/store/evidence-keys.ts',
      'functions/store/key-parts.ts',
      'functions/store/keys.ts',
      'functions/store/site-keys.ts',
      'functions/store/trail-keys.ts',
      'functions/store/translation-keys.ts',
    ]);
  });
});
