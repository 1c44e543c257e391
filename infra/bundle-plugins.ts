import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import type { Endpoint } from '../shared/core/endpoint.ts';
import { withoutSchemas, withPureCalls } from '../web/without-schemas.ts';

/**
 * Node's own modules without an import statement. One that is imported gives away all that it has, so Node runs each getter in
 * it: `process` opens the standard streams, and under Node 24 `http` loads a WebSocket.
 */
export const builtinsOnDemand: Plugin = {
  name: 'builtins-on-demand',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'import-statement' && isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({ contents: exportsOnDemand(path) }));
  },
};

/** A module with each member of a module of Node's, of which a bundle keeps those that are used. */
function exportsOnDemand(path: string): string {
  const members = Object.keys(createRequire(import.meta.url)(path) as object).filter((name) =>
    /^[A-Za-z]\w*$/.test(name),
  );
  return [
    `const builtin = ${/^(node:)?process$/.test(path) ? 'process' : `process.getBuiltinModule('${path}')`};`,
    'const member = (name) => builtin[name];',
    'export default builtin;',
    ...members.map((name) => `export const ${name} = /* @__PURE__ */ member('${name}');`),
  ].join('\n');
}

/** What answering a call takes of its declaration. The description of the API, which has the rest, is loaded by itself. */
const IS_HANDLED = {
  method: true,
  path: true,
  access: true,
  query: true,
  body: true,
  hasLargeBody: true,
  status: true,
  isOut: true,
  isAccepted: true,
  takesAnyId: true,
  once: true,
  summary: false,
  reply: false,
  proof: false,
  errors: false,
} satisfies Record<keyof Endpoint, boolean>;

const HANDLED: ReadonlySet<string> = new Set(Object.entries(IS_HANDLED).flatMap(([name, is]) => (is ? [name] : [])));

/** Endpoints without the schemas of their answers, and shapes that nothing in the function uses left out. */
export const declarationsOfHandlers: Plugin = {
  name: 'declarations-of-handlers',
  setup: (build) => {
    build.onLoad({ filter: /\/shared\/.*\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return { loader: 'ts', contents: withPureCalls(path.endsWith('-api.ts') ? withoutSchemas(code, HANDLED) : code) };
    });
  },
};

/** Shares what it is made of with the start: errors are told by their class, and memory is one. */
const SHARING = /\/functions\/api\/later-features\.ts$/;
const ASKED = 'asked';

/** Leaves what is imported later out of a program: `later` gets each file with the name that it is imported by. */
export function loadedByThemselves(later: Map<string, string>): Plugin {
  return {
    name: 'loaded-by-themselves',
    setup: (build) => {
      build.onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir, pluginData }: OnResolveArgs) => {
        if (kind !== 'dynamic-import' || pluginData === ASKED || isBuiltin(path)) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: ASKED });
        if (found.errors.length > 0 || SHARING.test(found.path)) return found;
        const name = nameOf(found.path, build.initialOptions.absWorkingDir);
        later.set(found.path, name);
        return { path: `./${name}.mjs`, external: true };
      });
    },
  };
}

/** The same wherever the product and its packages lie, since what is deployed is told by its files' names too. */
function nameOf(file: string, root = ''): string {
  const [, inPackage] = /.*\/node_modules\/(.+)$/.exec(file) ?? [];
  return (inPackage ?? relative(root, file))
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '-')
    .replace(/^-/, '');
}
