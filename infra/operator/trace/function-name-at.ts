/** A syntax node from the parser. */
export type Tree = { type: string; start: number; end: number };
type Named = Tree & Partial<Record<'id' | 'key' | 'left' | 'property', Tree | null>>;
type Spell = (identifier: Tree) => string;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Nodes that give a name to an anonymous function or class. */
const BINDING = new Set([
  'VariableDeclarator',
  'AssignmentExpression',
  'Property',
  'MethodDefinition',
  'PropertyDefinition',
]);
const SPELLED = new Set(['Identifier', 'PrivateIdentifier']);

/** The name of the innermost function around an offset, with its class for a method; undefined when anonymous. */
export function functionNameAt(tree: Tree, offset: number, spell: Spell): string | undefined {
  const path = pathTo(tree, offset);
  const at = path.findLastIndex(({ type }) => FUNCTIONS.has(type));
  const own = at < 0 ? undefined : nameOf(path[at], path[at - 1], spell);
  const isMember = path[at - 2]?.type === 'ClassBody';
  const ofClass = isMember && own !== undefined ? nameOf(path[at - 3], path[at - 4], spell) : undefined;
  return ofClass === undefined ? own : `${ofClass}.${own}`;
}

/** The nodes around an offset, outermost first. */
function pathTo(tree: Tree, offset: number): Tree[] {
  const inner = Object.values(tree)
    .flat()
    .find((one) => isTree(one) && one.start <= offset && offset < one.end) as Tree | undefined;
  return inner === undefined ? [tree] : [tree, ...pathTo(inner, offset)];
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** A function's or class's own name, or else the name that it is bound to. */
function nameOf(named: Named | undefined, bound: Named | undefined, spell: Spell): string | undefined {
  const binding = bound && BINDING.has(bound.type) ? (bound.id ?? bound.key ?? bound.left) : undefined;
  const name: Named | null | undefined = named?.id ?? binding;
  const last = name?.property ?? name;
  return last && SPELLED.has(last.type) ? spell(last) : undefined;
}
