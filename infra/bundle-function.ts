import { build, type BuildOptions, type Metafile } from 'esbuild';
import { builtinsOnDemand, declarationsOfHandlers, loadedByThemselves } from './bundle-plugins.ts';

const OPTIONS = {
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  // Lambda runs Node 24; the same files are run by the tests on Node 20.
  target: 'node20.19',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
  mainFields: ['module', 'main'],
  conditions: ['module', 'import'],
  // Some packages of the SDK are CommonJS and call require for Node's own modules.
  banner: {
    js: "const require=process.getBuiltinModule('module').createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
} satisfies BuildOptions;

/**
 * Bundles a function as `index.mjs` with its parts, and beside it what it may load later. That is a build of its own: esbuild
 * puts whatever two entries reach into what both load, so that a start would read half of the S3 client.
 */
export async function bundleFunction(absWorkingDir: string, entry: string, outdir: string): Promise<Metafile> {
  const later = new Map<string, string>();
  const options = { ...OPTIONS, absWorkingDir, outdir };
  const program = await build({
    ...options,
    entryPoints: [{ in: entry, out: 'index' }],
    plugins: [builtinsOnDemand, declarationsOfHandlers, loadedByThemselves(later)],
  });
  const entryPoints = [...later].map(([file, name]) => ({ in: file, out: name }));
  const rest = await build({ ...options, entryPoints, plugins: [builtinsOnDemand] });
  return {
    inputs: { ...program.metafile.inputs, ...rest.metafile.inputs },
    outputs: { ...program.metafile.outputs, ...rest.metafile.outputs },
  };
}
