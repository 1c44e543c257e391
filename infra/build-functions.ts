import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** The Lambda functions by the names of their folders under `.build/functions`. */
export const FUNCTION_ENTRIES = {
  api: 'functions/api/lambda.ts',
  'due-work': 'functions/api/due-work-lambda.ts',
  reminders: 'functions/api/reminders-lambda.ts',
  'install-keys': 'infra/parts/keys/install-keys.ts',
} as const;

export type FunctionName = keyof typeof FUNCTION_ENTRIES;

/** Bytes: what a cold start reads (the entry and its static imports), plain and gzipped, and everything there is. */
export type BundleSize = { start: number; startGzipped: number; all: number };

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Bundles every function into a folder of its own and leaves their sizes in `sizes.json` beside them. */
export async function buildFunctions(outdir: string): Promise<Record<string, BundleSize>> {
  rmSync(outdir, { recursive: true, force: true });
  const sizes: Record<string, BundleSize> = {};
  for (const [name, entry] of Object.entries(FUNCTION_ENTRIES)) {
    sizes[name] = sizeOf(await bundle(entry, join(outdir, name)));
  }
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return sizes;
}

async function bundle(entry: string, outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir,
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
    // Some packages of the SDK are CommonJS and call require for Node's own modules. The name is none that minifying makes.
    banner: {
      js: "import{createRequire as requireOfNode}from'node:module';const require=requireOfNode(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
  });
  return metafile;
}

function sizeOf(metafile: Metafile): BundleSize {
  const files = Object.keys(metafile.outputs);
  const entry = files.find((file) => metafile.outputs[file]?.entryPoint !== undefined && file.endsWith('/index.mjs'));
  const start = new Set(entry === undefined ? [] : [entry]);
  for (const file of start) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in metafile.outputs) start.add(path);
    }
  }
  const bytes = (file: string) => readFileSync(join(ROOT, file));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    start: sum([...start].map((file) => bytes(file).length)),
    startGzipped: sum([...start].map((file) => gzipSync(bytes(file), { level: 9 }).length)),
    all: sum(files.map((file) => bytes(file).length)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kilobytes = (count: number) => `${(count / 1024).toFixed(0)} KB`;
  for (const [name, { start, startGzipped, all }] of Object.entries(await buildFunctions('.build/functions'))) {
    console.log(`${name}: ${kilobytes(start)} at start (${kilobytes(startGzipped)} gzipped), ${kilobytes(all)} in all`);
  }
}
