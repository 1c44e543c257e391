import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { FUNCTION_OPTIONS } from '../function-options.ts';

const FILLER = fileURLToPath(new URL('./fill-caches.ts', import.meta.url));
/** Code caches hold for the flags under which they were made: a plain process, and one as Lambda starts it. */
const FLAGS = [[], ['--expose-gc']];

/** Writes the code caches of a bundle's scripts beside them, for the Node that runs this. The scripts must not change afterwards. */
export function keepCodeCaches(folder: string): void {
  const filler = join(folder, 'fill-caches.mjs');
  buildSync({
    ...FUNCTION_OPTIONS,
    entryPoints: [FILLER],
    splitting: false,
    banner: {},
    outfile: filler,
    sourcemap: false,
  });
  for (const flags of FLAGS) {
    const { status, stderr } = spawnSync(process.execPath, [...flags, filler], { env: {}, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The code caches of ${folder} could not be made: ${stderr}`);
  }
  rmSync(filler);
}
