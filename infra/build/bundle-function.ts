import { resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { builtinsOnDemand, loadByThemselves } from './bundle-plugins.ts';
import { drawnBySite } from './drawing-plugins.ts';
import { FUNCTION_OPTIONS } from './function-options.ts';
import { makeScripts } from './scripts/make-scripts.ts';
import { nameParts } from './source-maps/name-parts.ts';

const byName = (a: { out: string }, b: { out: string }) => (a.out < b.out ? -1 : 1);

/**
 * Bundles a function as `index.mjs` with its parts as scripts, and its dynamic imports beside it, each with an unlinked source map. Dynamic
 * imports are a separate build: esbuild moves code that two entries share into a common chunk, and a cold start would read half of the S3
 * client.
 */
export async function bundleFunction(absWorkingDir: string, entry: string, outdir: string): Promise<Metafile> {
  const later = new Map<string, string>();
  const options = { ...FUNCTION_OPTIONS, absWorkingDir, outdir };
  const folder = resolve(absWorkingDir, outdir);
  const program = await build({
    ...options,
    // Scripts are given their require.
    banner: {},
    entryPoints: [{ in: entry, out: 'index' }],
    plugins: [builtinsOnDemand, drawnBySite, loadByThemselves(later)],
  });
  // Plugins find files in any order, and the order changes the output.
  const entryPoints = [...later].map(([file, name]) => ({ in: file, out: name })).toSorted(byName);
  const rest = await build({ ...options, entryPoints, plugins: [builtinsOnDemand] });
  const [first, others] = JSON.parse(nameParts(folder, JSON.stringify([program.metafile, rest.metafile]))) as [
    Metafile,
    Metafile,
  ];
  return {
    inputs: { ...first.inputs, ...others.inputs },
    outputs: { ...(await makeScripts(folder, first.outputs)), ...others.outputs },
  };
}
