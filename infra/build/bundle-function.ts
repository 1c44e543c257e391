import { resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { builtinsOnDemand, loadByThemselves } from './bundle-plugins.ts';
import { drawnBySite } from './drawing-plugins.ts';
import { FUNCTION_OPTIONS } from './function-options.ts';
import { nameParts } from './source-maps/name-parts.ts';

const byName = (a: { out: string }, b: { out: string }) => (a.out < b.out ? -1 : 1);

/**
 * Bundles a function as `index.mjs` with its parts, and its dynamic imports beside it, each with an unlinked source map. Dynamic imports
 * are a separate build: esbuild moves code that two entries share into a common chunk, and a cold start would read half of the S3 client.
 */
export async function bundleFunction(absWorkingDir: string, entry: string, outdir: string): Promise<Metafile> {
  const later = new Map<string, string>();
  const options = { ...FUNCTION_OPTIONS, absWorkingDir, outdir };
  const program = await build({
    ...options,
    entryPoints: [{ in: entry, out: 'index' }],
    plugins: [builtinsOnDemand, drawnBySite, loadByThemselves(later)],
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
