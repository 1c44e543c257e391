import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type * as z from 'zod/mini';
import type { Item, Key } from './items.ts';

/** Keys that hold an address or open something. */
const SECRET = /^(EMAIL|PIN|UFPIN|PERMITVIEW|INSPECTION|GATE|BOARDLINK)#/;

const shownKey = ({ PK, SK }: Key): string => (SECRET.test(PK) ? SK : `${PK} ${SK}`);

/** A stored item does not match its schema: `entity`, the key (where a log may show it) and `field` name the place. */
export class UnreadableItem extends Error {
  override readonly name = 'UnreadableItem';

  readonly field: string;

  constructor(entity: string, item: Item, field: string) {
    super(`${entity} ${shownKey(item)} cannot be read: ${field}`);
    this.field = field;
  }
}

/** A field does not match its schema. The path is built while the error propagates, so that a successful read pays nothing for it. */
class Refused extends Error {}

const refuseAt = (field: string | number, error: unknown) =>
  error instanceof Refused ? new Refused(error.message === '' ? `${field}` : `${field}.${error.message}`) : error;

/** Answers a value as its schema has it, unchanged where no default applies. Throws Refused. */
type Reader = (value: unknown) => unknown;

const asItIs: Reader = (value) => value;

function refuse(): never {
  throw new Refused('');
}

/**
 * Reads types and fills in defaults, without checks: values stored under a wider rule stay readable for ever. Fields outside the schema
 * stay in their object.
 */
function readerOf(schema: $ZodType): Reader {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'string' || def.type === 'number' || def.type === 'boolean') return typed(def.type);
  if (def.type === 'unknown') return asItIs;
  if (def.type === 'enum') return oneOf(Object.values(def.entries));
  if (def.type === 'literal') return oneOf(def.values);
  if (def.type === 'optional') return unless(undefined, () => undefined, def.innerType);
  if (def.type === 'default') return unless(undefined, () => def.defaultValue, def.innerType);
  if (def.type === 'nullable') return unless(null, () => null, def.innerType);
  if (def.type === 'readonly') return readerOf(def.innerType);
  if (def.type === 'array') return eachOf(readerOf(def.element));
  if (def.type === 'record') return valuesOf(readerOf(def.valueType));
  if (def.type === 'object') return objectOf(def.shape);
  throw new Error(`no reader of ${def.type}`);
}

const typed =
  (type: string): Reader =>
  (value) =>
    typeof value === type ? value : refuse();

const oneOf =
  (values: readonly unknown[]): Reader =>
  (value) =>
    values.includes(value) ? value : refuse();

function unless(absent: unknown, instead: () => unknown, inner: $ZodType): Reader {
  const read = readerOf(inner);
  return (value) => (value === absent ? instead() : read(value));
}

function readAt(read: Reader, value: unknown, field: string | number): unknown {
  try {
    return read(value);
  } catch (error) {
    throw refuseAt(field, error);
  }
}

const eachOf =
  (read: Reader): Reader =>
  (value) => {
    if (!Array.isArray(value)) return refuse();
    const found = value.map((one: unknown, index) => readAt(read, one, index));
    return found.every((one, index) => one === value[index]) ? value : found;
  };

const valuesOf =
  (read: Reader): Reader =>
  (value) => {
    if (!isObject(value)) return refuse();
    if (read === asItIs) return value;
    const names = Object.keys(value);
    return withFields(
      value,
      names,
      names.map(() => read),
    );
  };

/** Reads these fields. Answers the object itself where each stays as it is, since a copy would cost more than the reading. */
function withFields(
  value: Record<string, unknown>,
  names: readonly string[],
  readers: readonly Reader[],
): Record<string, unknown> {
  let filled: Record<string, unknown> | undefined;
  let at = 0;
  try {
    for (; at < names.length; at += 1) {
      const name = names[at] ?? '';
      const before = value[name];
      const field = readers[at]?.(before);
      if (field !== before) (filled ??= { ...value })[name] = field;
    }
  } catch (error) {
    throw refuseAt(names[at] ?? '', error);
  }
  return filled ?? value;
}

/** An optional field that is absent needs no reading. */
type Field = { name: string; read: Reader; isOptional: boolean };
type Shape = Readonly<Record<string, $ZodType>>;

const fieldsOf = (shape: Shape): Field[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    read: readerOf(schema),
    isOptional: schema._zod.def.type === 'optional',
  }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(shape: Shape): Reader {
  const names = Object.keys(shape);
  const readers = fieldsOf(shape).map(({ read }) => read);
  return (value) => (isObject(value) ? withFields(value, names, readers) : refuse());
}

/** Reads the fields of a schema from an item and its row; built at the first use. Throws UnreadableItem. */
export function itemReader<S extends z.ZodMiniObject>(
  entity: string,
  { schema, inRow = [] }: { schema: S; inRow?: readonly string[] },
): (item: Item) => z.infer<S> {
  let fields: (Field & { isInRow: boolean; from: string })[] | undefined;
  const placed = () =>
    fieldsOf(schema.shape).map((field) => ({
      ...field,
      isInRow: inRow.includes(field.name),
      from: field.name === '_id' ? 'id' : field.name,
    }));
  return (item) => {
    fields ??= placed();
    const row = (item['row'] ?? {}) as Readonly<Record<string, unknown>>;
    const found: Record<string, unknown> = {};
    let at: string | undefined;
    try {
      for (const { name, from, isInRow, isOptional, read } of fields) {
        const stored = isInRow ? row[name] : item[from];
        if (isOptional && stored === undefined) continue;
        at = name;
        const value = read(stored);
        if (value !== undefined) found[name] = value;
      }
      return found as z.infer<S>;
    } catch (error) {
      const refused: unknown = refuseAt(at ?? '', error);
      throw refused instanceof Refused ? new UnreadableItem(entity, item, refused.message) : refused;
    }
  };
}
