/**
 * JSON by RFC 8785: object keys in code-unit order, no blanks, equal values give equal text. Properties without a value are left out, as in
 * JSON. Hashes and seals are made of this text.
 */
export const canonicalJson = (value: unknown): string => written(value, strictly);

/** The same text for telling values apart, of whatever is typed: what RFC 8785 refuses is written as JSON writes it. */
export const orderedJson = (value: unknown): string => written(value, JSON.stringify);

/** Whether two values are equal as JSON, in any key order; undefined is not `null`. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return orderedJson({ value: a }) === orderedJson({ value: b });
}

type WritePlain = (value: unknown) => string | undefined;

function written(value: unknown, write: WritePlain): string {
  if (Array.isArray(value)) return `[${value.map((part) => written(part, write)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return write(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .sort(byKey)
    .map(([key, part]) => `${write(key)}:${written(part, write)}`)
    .join(',')}}`;
}

function strictly(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`RFC 8785 has no text for ${value}`);
  if (typeof value === 'string' && isHalved(value))
    throw new TypeError('RFC 8785 has no text for half of a surrogate pair');
  return JSON.stringify(value);
}

/** Whether a text has half of a surrogate pair alone, which is no character. */
export const isHalved = (text: string): boolean => /\p{Cs}/u.test(text);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : Number(a > b));
