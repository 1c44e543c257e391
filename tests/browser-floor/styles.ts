import { type Finding, featureAt, type Feature, featuresOf, isNewer } from './compat-data.ts';

type Declaration = { property: string; value: string };
type Rule = { head: string; declarations: Declaration[] };

/** The rules of a style sheet, each at-rule's head as one without declarations of its own. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  let text = '';
  const declare = () => {
    const [, property, value] = /^\s*([\w-]+)\s*:([^]*)$/.exec(text) ?? [];
    if (property !== undefined && value !== undefined) open.at(-1)?.declarations.push({ property, value });
    text = '';
  };
  for (const sign of css.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^(){};]*\)|\/\*[^]*?\*\/|[^]/g) ?? []) {
    if (sign.startsWith('/*')) continue;
    if (sign === '{') {
      const rule = { head: text.trim(), declarations: [] };
      rules.push(rule);
      open.push(rule);
      text = '';
    } else if (sign === '}') {
      declare();
      open.pop();
    } else if (sign === ';') declare();
    else text += sign;
  }
  return rules;
}

const newerUnder = (...part: string[]) => featuresOf('css', ...part).filter(isNewer);
const lastName = ({ names }: Feature) => names.at(-1) ?? '';
const byLastName = (features: readonly Feature[]) => new Map(features.map((each) => [lastName(each), each.path]));

const PROPERTIES = byLastName(newerUnder('properties').filter(({ names }) => names.length === 3));
/** By the property and the word, as `min-height stretch`. */
const VALUES = new Map(
  newerUnder('properties')
    .filter((each) => each.names.length === 4 && !lastName(each).includes('_'))
    .map((each) => [`${each.names[2]} ${lastName(each)}`, each.path]),
);
const FUNCTIONS = byLastName(
  newerUnder('types').filter(({ names }) => names.length <= 5 && /^[a-z-]+$/.test(names.at(-1) ?? '')),
);
const OLDER_FUNCTIONS = new Set(
  featuresOf('css', 'types')
    .filter((each) => !isNewer(each))
    .map(lastName),
);
const SELECTORS = byLastName(newerUnder('selectors').filter(({ names }) => names.length === 3));
const AT_RULES = byLastName(newerUnder('at-rules').filter(({ names }) => names.length === 3));
const MEDIA = byLastName(newerUnder('at-rules', 'media').filter(({ names }) => names.length === 4));

/** What is known by more than a name. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'css.types.length.viewport_percentage_units_dynamic': /\d(dvw|dvh|dvi|dvb|dvmin|dvmax)\b/,
  'css.types.length.viewport_percentage_units_small': /\d(svw|svh|svi|svb|svmin|svmax)\b/,
  'css.types.length.viewport_percentage_units_large': /\d(lvw|lvh|lvi|lvb|lvmin|lvmax)\b/,
  'css.types.length.container_query_length_units': /\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/,
  'css.types.length.lh': /\dlh\b/,
  'css.types.length.rlh': /\drlh\b/,
};
const NEWER_SIGNS = Object.entries(SIGNS).filter(([path]) => isNewer(featureAt(path)));

function newerInValue({ property, value }: Declaration): string[] {
  const words = value.match(/[a-z][a-z-]*(?![\w(-])/g) ?? [];
  const called = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  return [
    ...words.flatMap((word) => VALUES.get(`${property} ${word}`) ?? []),
    ...called.flatMap((name) => (OLDER_FUNCTIONS.has(name) ? [] : (FUNCTIONS.get(name) ?? []))),
    ...NEWER_SIGNS.flatMap(([path, sign]) => (sign.test(value) ? [path] : [])),
  ];
}

function newerInHead(head: string): string[] {
  const [, atRule, prelude = ''] = /^@([\w-]+)([^]*)$/.exec(head) ?? [];
  if (atRule === undefined) {
    const nested = head.includes('&') ? [featureAt('css.selectors.nesting').path] : [];
    const names = [...head.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
    return [...nested, ...names.flatMap((name) => SELECTORS.get(name) ?? [])];
  }
  const found = [AT_RULES.get(atRule) ?? []].flat();
  if (atRule !== 'media') return found;
  const features = [...prelude.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, name = '']) => MEDIA.get(name) ?? []);
  if (/[<>=]/.test(prelude)) features.push('css.at-rules.media.range_syntax');
  // `not` before a bracket came with `or`.
  if (/\bor\b|\bnot\s*\(/.test(prelude)) features.push('css.at-rules.media.or_syntax');
  return [...found, ...features];
}

/** The same said before in older words, which a browser keeps where it does not know the newer. */
function hasOlder(rule: Rule, at: number, isOlder: (declaration: Declaration) => boolean): boolean {
  const { property } = rule.declarations[at] ?? { property: '' };
  return rule.declarations.some(
    (each, place) =>
      each.property === `-webkit-${property}` || (place < at && each.property === property && isOlder(each)),
  );
}

/** What a style sheet uses that some browser of the floor lacks, and that is not said before in older words. */
export function newerInStyle(css: string): Finding[] {
  return rulesOf(css).flatMap((rule) => {
    const inRule = rule.declarations.flatMap((declaration, at) => {
      const { property, value } = declaration;
      const newer = [
        ...(PROPERTIES.get(property) ? [PROPERTIES.get(property) ?? ''] : []),
        ...newerInValue(declaration),
      ];
      const isCovered = hasOlder(rule, at, (each) => newerInValue(each).length === 0);
      return isCovered ? [] : newer.map((feature) => ({ feature, around: `${rule.head} { ${property}: ${value} }` }));
    });
    return [...newerInHead(rule.head).map((feature) => ({ feature, around: rule.head })), ...inRule];
  });
}
