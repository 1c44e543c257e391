import { featureAt, isNewer } from './compat-data.ts';
import { isPart, type Part, textOf } from './parsed.ts';

type Pattern = { pattern: string; flags: string };
type IsUsed = (part: Part) => boolean;

/** A regular expression, written as one or made of a text. */
function patternOf(part: Part): Pattern | undefined {
  if (part.type === 'Literal') return part['regex'] as Pattern | undefined;
  const isMade = isPart(part['callee']) && part['callee']['name'] === 'RegExp';
  const [pattern, flags = ''] = isMade ? (part['arguments'] as Part[]).map(textOf) : [];
  return pattern === undefined ? undefined : { pattern, flags };
}

const inPattern =
  (sign: RegExp): IsUsed =>
  (part) =>
    sign.test(patternOf(part)?.pattern ?? '');

const isUsing =
  (kind: string): IsUsed =>
  (part) =>
    part.type === 'VariableDeclaration' && part['kind'] === kind;

/** How the syntax of newer scripts is known, by its path in MDN's data. */
const SYNTAX: Readonly<Record<string, IsUsed>> = {
  'javascript.classes.static.initialization_blocks': ({ type }) => type === 'StaticBlock',
  'javascript.classes.private_class_fields_in': ({ type, left }) =>
    type === 'BinaryExpression' && isPart(left) && left.type === 'PrivateIdentifier',
  'javascript.classes.private_class_fields': ({ type }) => type === 'PrivateIdentifier',
  'javascript.classes.public_class_fields': ({ type }) => type === 'PropertyDefinition',
  'javascript.operators.optional_chaining': ({ type }) => type === 'ChainExpression',
  'javascript.operators.nullish_coalescing_assignment': ({ operator }) => operator === '??=',
  'javascript.operators.logical_or_assignment': ({ operator }) => operator === '||=',
  'javascript.statements.using': isUsing('using'),
  'javascript.statements.await_using': isUsing('await using'),
  'javascript.statements.import.import_attributes': ({ attributes }) =>
    Array.isArray(attributes) && attributes.length > 0,
  'javascript.regular_expressions.lookbehind_assertion': inPattern(/\(\?<[=!]/),
  'javascript.regular_expressions.modifier': inPattern(/\(\?(?!:)[ims]*-?[ims]*:/),
  'javascript.builtins.RegExp.unicodeSets': (part) => patternOf(part)?.flags.includes('v') ?? false,
  'javascript.builtins.RegExp.hasIndices': (part) => patternOf(part)?.flags.includes('d') ?? false,
  'css.at-rules.media.range_syntax': (part) => /\((width|height) *[<>]/.test(textOf(part) ?? ''),
};

const NEWER_SYNTAX = Object.entries(SYNTAX).filter(([path]) => isNewer(featureAt(path)));

/** The syntax above the floor that a part of a script is written in. */
export function newerSyntax(part: Part): string[] {
  return NEWER_SYNTAX.flatMap(([path, isUsed]) => (isUsed(part) ? [path] : []));
}
