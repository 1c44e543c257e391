/**
 * JSON with object keys in code-unit order and without blanks: equal values give equal text. Properties without a value are left out, as in
 * JSON. Page hashes use this text.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${entries.sort(byKey).map(keyAndValue).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : Number(a > b));
const keyAndValue = ([key, part]: [string, unknown]) => `${JSON.stringify(key)}:${canonicalJson(part)}`;

/** Whether two values are equal as JSON, in any key order; undefined is not `null`. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return canonicalJson({ value: a }) === canonicalJson({ value: b });
}
