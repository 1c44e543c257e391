import { parseAst } from 'vite';

/** A part of a parsed script. */
export type Part = { type: string; start: number; end: number } & Record<string, unknown>;

/** A part with the one that it stands in, and under which name. */
export type Placed = readonly [part: Part, parent: Part, place: string];

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Part>).type === 'string';
}

function* partsIn(value: unknown, parent?: Part, place = ''): Generator<Placed> {
  if (Array.isArray(value)) {
    for (const each of value) yield* partsIn(each, parent, place);
  } else if (isPart(value)) {
    if (parent) yield [value, parent, place];
    for (const [name, inner] of Object.entries(value)) yield* partsIn(inner, value, name);
  }
}

/** Every part of a script. */
export function partsOf(code: string): Placed[] {
  return [...partsIn(parseAst(code))];
}

/** The name of an identifier. */
export function nameOf(part: unknown): string | undefined {
  return isPart(part) && part.type === 'Identifier' ? String(part['name']) : undefined;
}

/** What a text says that is written out, in quotes or backticks. */
export function textOf(part: unknown): string | undefined {
  if (!isPart(part)) return undefined;
  if (part.type === 'Literal') return typeof part['value'] === 'string' ? part['value'] : undefined;
  const quasis = part.type === 'TemplateLiteral' ? (part['quasis'] as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** The name of a property where it is declared or read. */
export function keyOf({ computed, key, property = key }: Part): string | undefined {
  return computed === true ? textOf(property) : (nameOf(property) ?? textOf(property));
}
