/**
 * JSON with the keys of every object in code-unit order and without blanks: equal values give equal text, whatever
 * order they were built in. Properties without a value are left out, as JSON does. Page hashes are made of this text.
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
