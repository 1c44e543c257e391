/** The texts of a language by their keys, in groups. */
export type Texts = { readonly [key: string]: string | Texts };

const PLURALS = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  const rules = PLURALS.get(language) ?? new Intl.PluralRules(language);
  PLURALS.set(language, rules);
  return rules.select(count);
}

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * The text of a key such as `start.title`, its `{{names}}` filled in; a `count` picks the form of its number (`_one`,
 * `_other`). The key itself where there is no such text, the braces where nothing is given for them.
 */
export function translated(
  { texts, language }: { texts: Texts; language: string },
  key: string,
  variables: Readonly<Record<string, unknown>> = {},
): string {
  const { count } = variables;
  const ofNumber = typeof count === 'number' ? textAt(texts, `${key}_${pluralOf(language, count)}`) : undefined;
  const text = ofNumber ?? textAt(texts, key) ?? key;
  // What is filled in are strings and numbers; whatever else somebody gives is shown as JavaScript writes it.
  // oxlint-disable-next-line typescript/no-base-to-string
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
    Object.hasOwn(variables, name) ? String(variables[name] ?? '') : place,
  );
}
