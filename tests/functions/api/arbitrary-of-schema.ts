import fc, { type Arbitrary } from 'fast-check';

export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const LONGEST_TEXT = 60;
const LONGEST_LIST = 3;
const MOST_DEPTH = 8;
const anything = fc.jsonValue({ maxDepth: 2 });

/** Values that a JSON schema mostly lets through; now and then, in some place, one of another kind. */
export function arbitraryOf(schema: Schema, depth = 0): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: valid(schema, depth), weight: 14 }, { arbitrary: anything, weight: 1 });
}

function valid(schema: Schema, depth: number): Arbitrary<unknown> {
  const { type, enum: values, anyOf, oneOf } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valid({ ...schema, type: one }, depth)));
  if ('const' in schema) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  const options = anyOf ?? oneOf;
  if (options) return fc.oneof(...options.map((one) => arbitraryOf(one, depth + 1)));
  const kind = schema.properties ? 'object' : (type ?? '');
  return depth > MOST_DEPTH ? fc.constant(null) : (OF_KIND[kind]?.(schema, depth) ?? anything);
}

const OF_KIND: Readonly<Record<string, (schema: Schema, depth: number) => Arbitrary<unknown>>> = {
  object: objectOf,
  array: listOf,
  string: textOf,
  integer: ({ minimum = -5, maximum = 100 }) =>
    fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) }),
  number: () => fc.oneof(fc.integer(), fc.double()),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function objectOf({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, depth + 1)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: required.filter((name) => name in properties) });
}

function listOf({ items = {}, minItems = 0, maxItems = LONGEST_LIST }: Schema, depth: number): Arbitrary<unknown> {
  const longest = Math.max(minItems, Math.min(maxItems, LONGEST_LIST));
  return fc.array(arbitraryOf(items, depth + 1), { minLength: minItems, maxLength: longest });
}

function textOf({ pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema): Arbitrary<string> {
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  const free = fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    fc.constantFrom('2026-12-01', '2026-02-30', '2026-12-01T07:00:00.000Z', '25:99', 'maija@example.org'),
  );
  return pattern === undefined
    ? free
    : fc.oneof({ arbitrary: matching(pattern), weight: 4 }, { arbitrary: free, weight: 1 });
}

/** A long pattern takes longer to be met than the call takes to answer; free text has a mail address. */
const LONGEST_PATTERN = 60;

/** One for each pattern: that of a class of letters lists every letter that there is. */
const matchingOf = new Map<string, Arbitrary<string>>();

function matching(pattern: string): Arbitrary<string> {
  const known = matchingOf.get(pattern) ?? newMatching(pattern);
  matchingOf.set(pattern, known);
  return known;
}

function newMatching(pattern: string): Arbitrary<string> {
  if (pattern.length > LONGEST_PATTERN) return fc.constantFrom('maija@example.org', 'a'.repeat(300));
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string();
  }
}
