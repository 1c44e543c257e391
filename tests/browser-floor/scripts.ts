import type { Finding } from './compat-data.ts';
import { attributesOf } from './markup.ts';
import { NEWER_NAMES } from './newer-names.ts';
import { isPart, keyOf, nameOf, type Part, partsOf, type Placed } from './parsed.ts';
import { newerSyntax } from './syntax.ts';

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);
const HAVE_KEYS = new Set(['Property', 'MethodDefinition', 'PropertyDefinition', 'AccessorProperty']);
const BINDING = /Function|Class|VariableDeclarator|Import\w*Specifier|Pattern|CatchClause|RestElement/;
const BINDING_PLACES = new Set(['id', 'params', 'local', 'param', 'argument', 'elements', 'left']);

/** The names that scripts give to properties of their own: what is read under these need not be the browser's. */
export function ownNames(codes: readonly string[]): Set<string> {
  const names = codes.flatMap(partsOf).flatMap(([part, parent]) => {
    if (HAVE_KEYS.has(part.type) && parent.type !== 'ObjectPattern') return [keyOf(part)];
    const target = part.type === 'AssignmentExpression' ? part['left'] : undefined;
    const isOwn = isPart(target) && isPart(target['object']) && target['object'].type === 'ThisExpression';
    return isOwn ? [keyOf(target)] : [];
  });
  return new Set(names.filter((name) => name !== undefined));
}

function boundNames(parts: readonly Placed[]): Set<string> {
  const bound = parts.filter(([, parent, place]) => BINDING.test(parent.type) && BINDING_PLACES.has(place));
  return new Set(bound.flatMap(([part]) => nameOf(part) ?? []));
}

/** An identifier that is not the name of a property. */
function referenceOf([part, parent, place]: Placed): string | undefined {
  const isKey = (place === 'property' || place === 'key') && parent['computed'] !== true;
  return isKey ? undefined : nameOf(part);
}

/** The newer API that a part names, by more than the name of a variable. */
function newerName(part: Part, parent: Part, own: ReadonlySet<string>): string | undefined {
  const { globals, constructors, statics, members } = NEWER_NAMES;
  if (part.type === 'NewExpression') return constructors.get(nameOf(part['callee']) ?? '');
  const isTakenOut = part.type === 'Property' && parent.type === 'ObjectPattern';
  const name = part.type === 'MemberExpression' || isTakenOut ? keyOf(part) : undefined;
  if (name === undefined) return undefined;
  const object = nameOf(part['object']);
  if (object !== undefined && GLOBAL_OBJECTS.has(object) && globals.has(name)) return globals.get(name);
  return statics.get(`${object}.${name}`) ?? (own.has(name) ? undefined : members.get(name));
}

/** What a script uses that some browser of the floor lacks; `own` are names that the site's scripts have for themselves. */
export function newerInScript(code: string, own: ReadonlySet<string>): Finding[] {
  const parts = partsOf(code);
  const bound = boundNames(parts);
  return parts.flatMap((placed) => {
    const [part, parent] = placed;
    const name = referenceOf(placed);
    const free = name !== undefined && !bound.has(name) ? NEWER_NAMES.globals.get(name) : undefined;
    const found = [free, newerName(part, parent, own), ...newerSyntax(part), ...attributesOf(part)];
    const around = code.slice(Math.max(0, part.start - 60), Math.min(part.end, part.start + 60) + 20);
    return found.flatMap((feature) => (feature === undefined ? [] : [{ feature, around }]));
  });
}
