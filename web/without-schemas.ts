import { parseAst, type Plugin } from 'vite';

/** What the site needs of an endpoint; the functions alone validate what comes in and document what goes out. */
const KEPT = new Set(['method', 'path', 'access', 'once']);

type Node = { type: string; start: number; end: number };
type Property = Node & { key: Node & { name?: string } };
type Call = Node & {
  callee: Node & { name?: string };
  arguments: readonly (Node & { properties?: readonly Property[] })[];
};

function isCall(value: object): value is Call {
  return (value as Partial<Node>).type === 'CallExpression';
}

/** The properties to leave out of every `endpoint({ … })` under a node. */
function leftOut(node: unknown, kept: ReadonlySet<string>): Property[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isCall(node) && node.callee.name === 'endpoint') {
    return (node.arguments[0]?.properties ?? []).filter(({ key }) => !kept.has(key.name ?? ''));
  }
  return Object.values(node).flatMap((inner) => leftOut(inner, kept));
}

/** Blanks a stretch of code and the comma after it; what follows keeps its line and column. */
function blank(code: string, { start, end }: Node): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  const hole = code.slice(start, end + comma).replace(/[^\n]/g, ' ');
  return code.slice(0, start) + hole + code.slice(end + comma);
}

/** An endpoint declaration with some of its properties, the source of a `shared/…-api.ts` file; for the site without its schemas. */
export function withoutSchemas(code: string, kept: ReadonlySet<string> = KEPT): string {
  return leftOut(parseAst(code, { lang: 'ts' }), kept).reduce(blank, code);
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** Where the calls begin that run when the module is loaded; calls of one chain begin in one place. */
function callsAtLoad(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, start } = node as Partial<Node>;
  if (type !== undefined && FUNCTIONS.has(type)) return [];
  const inner = Object.values(node).flatMap(callsAtLoad);
  return type === 'CallExpression' && start !== undefined ? [start, ...inner] : inner;
}

/** A module that declares shapes and rules, each call at its loading marked as one that is needed only for its value. */
export function withPureCalls(code: string): string {
  const starts = [...new Set(callsAtLoad(parseAst(code, { lang: 'ts' })))].sort((a, b) => b - a);
  return starts.reduce((marked, start) => `${marked.slice(0, start)}/*@__PURE__*/ ${marked.slice(start)}`, code);
}

/** Keeps the schemas of the API, and the validator itself, out of the site. */
export function withoutSchemasPlugin(): Plugin[] {
  return [
    {
      name: 'without-schemas',
      enforce: 'pre',
      transform: {
        filter: { id: /\/shared\/.*-api\.ts$/ },
        handler: (code) => ({ code: withoutSchemas(code), map: null }),
      },
    },
    {
      name: 'with-pure-calls',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/shared\/.*\.ts$/ },
        handler: (code) => ({ code: withPureCalls(code), map: null }),
      },
    },
  ];
}
