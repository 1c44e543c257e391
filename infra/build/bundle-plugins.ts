import { createRequire, isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';

/**
 * Loads Node's own modules without an import statement. A static import makes Node run every getter of the module: `process` opens the
 * standard streams, and `http` loads a WebSocket under Node 24.
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

/** A module with one export per member of a Node module; the bundler drops unused members. */
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

/** Share their modules with the start and with each other, and keep using their memory. */
const SHARING = /\/functions\/(?:api\/later-features|http\/stored-actor)\.ts$/;
const ASKED = 'asked';

/** Leaves dynamic imports out of a bundle: `later` gets each file with its import name. */
export function loadByThemselves(later: Map<string, string>): Plugin {
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

/** Does not depend on the checkout's location, since file names are part of the deployed digest. */
function nameOf(file: string, root = ''): string {
  const [, inPackage] = /.*\/node_modules\/(.+)$/.exec(file) ?? [];
  return (inPackage ?? relative(root, file))
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '-')
    .replace(/^-/, '');
}
