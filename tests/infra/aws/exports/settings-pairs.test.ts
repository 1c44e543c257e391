import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { RELEASED_EXPORTS, variants } from './variants.ts';
import { exportsOf, importsOf, refused, type Templates } from './stack-exports.ts';

let all: Map<string, Templates>;

beforeAll(() => {
  all = variants();
});

describe('a stage that is deployed with other settings than before', () => {
  test('is refused nothing: whatever a deployed stack imports stays exported with its value, for every pair of settings', () => {
    const names = [...all.keys()];
    const pairs = names.flatMap((before) => names.filter((after) => after !== before).map((after) => [before, after]));
    expect(pairs.length).toBeGreaterThan(25);
    const found = pairs.map(([before = '', after = '']) => ({
      pair: `${before} → ${after}`,
      refused: refused(all.get(before) ?? {}, all.get(after) ?? {}),
    }));
    expect(found.filter((one) => one.refused.length > 0)).toEqual([]);
  });

  test('imports something, so that the comparison is of something', () => {
    for (const templates of all.values()) expect(importsOf(templates).length).toBeGreaterThan(10);
  });
});

describe('a release', () => {
  const released = () => JSON.parse(readFileSync(RELEASED_EXPORTS, 'utf8')) as Record<string, string>;

  test('takes away no export that the release before imports, nor changes its value', () => {
    const offered = exportsOf(all.get('plain') ?? {});
    const gone = Object.entries(released()).filter(([name, value]) => offered.get(name) !== value);
    expect(gone).toEqual([]);
  });

  test('is remembered for the next one: `npm run tools -- record:exports` writes down what it imports', () => {
    const known = released();
    const imported = [...new Set([...all.values()].flatMap(importsOf))];
    expect(imported.filter((name) => known[name] === undefined)).toEqual([]);
  });
});
