import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, isSameJson } from '../../../shared/content/answers/canonical.ts';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

test('canonical JSON does not depend on the order in which a value was built', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
    }),
  );
});

test('canonical JSON is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const again: unknown = JSON.parse(canonicalJson(value));
      expect(canonicalJson(again)).toBe(canonicalJson(value));
      expect(again).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each<[unknown, string]>([
  [{ b: 1, a: [2, { d: null, c: 'ä' }] }, '{"a":[2,{"c":"ä","d":null}],"b":1}'],
  [{ 10: 'x', 9: 'y', a: undefined }, '{"10":"x","9":"y"}'],
  [[undefined, null], '[null,null]'],
  ['"\n', '"\\"\\n"'],
  [undefined, 'null'],
])('canonical JSON of %j is %s', (value, json) => {
  expect(canonicalJson(value)).toBe(json);
});

test('values that are typed are told apart, also where RFC 8785 has no text for them', () => {
  expect(isSameJson({ a: Number.NaN }, { a: Number.NaN })).toBe(true);
  expect(isSameJson(['\ud83d'], ['\ud83d'])).toBe(true);
  expect(isSameJson(['\ud83d'], ['\ud83d\ude00'])).toBe(false);
});

test('values that differ have canonical JSON that differs', () => {
  expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect(canonicalJson({ a: {} })).not.toBe(canonicalJson({ a: [] }));
});
