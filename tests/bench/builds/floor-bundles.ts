import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const LIBRARIES = fileURLToPath(new URL('./bare-libraries.ts', import.meta.url));

/** Two programs that the API's start is compared with: a handler that needs nothing, and the API's libraries without the API. */
export async function buildFloors(folder: string): Promise<{ empty: string; libraries: string }> {
  const libraries = path.join(folder, 'libraries');
  await build({
    entryPoints: [{ in: LIBRARIES, out: 'index' }],
    outdir: libraries,
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    banner: { js: "import{createRequire as r}from'node:module';const require=r(import.meta.url);" },
    legalComments: 'none',
    logLevel: 'error',
  });
  const empty = path.join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 });\n');
  return { empty, libraries: path.join(libraries, 'index.mjs') };
}
