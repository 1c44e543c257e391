import { resolve } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { builtinsOnDemand, loadByThemselves } from './bundle-plugins.ts';
import { nameParts, PART_NAMES } from './source-maps/name-parts.ts';

const OPTIONS = {
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  // Lambda runs Node 24, but the tests run the same files on Node 20.
  target: 'node20.19',
  outExtension: { '.js': '.mjs' },
  chunkNames: PART_NAMES,
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  // Some CommonJS packages of the SDK call require for Node's own modules.
  banner: {
    js: "const require=process.getBuiltinModule('module').createRequire(import.meta.url);",
  },
  legalComments: 'none',
  sourcemap: 'external',
  sourcesContent: false,
  logLevel: 'error',
  metafile: true,
} satisfies BuildOptions;

const byName = (a: { out: string }, b: { out: string }) => (a.out < b.out ? -1 : 1);

/**
 * Bundles a function as `index.mjs` with its parts, and its dynamic imports beside it, each with an unlinked source map. Dynamic imports
 * are a separate build: esbuild moves code that two entries share into a common chunk, and a cold start would read half of the S3 client.
 */
export async function bundleFunction(absWorkingDir: string, entry: string, outdir: string): Promise<Metafile> {
  const later = new Map<string, string>();
  const options = { ...OPTIONS, absWorkingDir, outdir };
  const program = await build({
    ...options,
    entryPoints: [{ in: entry, out: 'index' }],
    plugins: [builtinsOnDemand, loadByThemselves(later)],
  });
  // Plugins find files in any order, and the order changes the output.
  const entryPoints = [...later].map(([file, name]) => ({ in: file, out: name })).toSorted(byName);
  const rest = await build({ ...options, entryPoints, plugins: [builtinsOnDemand] });
  const metafile = {
    inputs: { ...program.metafile.inputs, ...rest.metafile.inputs },
    outputs: { ...program.metafile.outputs, ...rest.metafile.outputs },
  };
  return JSON.parse(nameParts(resolve(absWorkingDir, outdir), JSON.stringify(metafile))) as Metafile;
}
