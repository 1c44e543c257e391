import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { bundleFunction } from './bundle-function.ts';
import { keepCodeCaches } from './scripts/keep-code-caches.ts';
import { BUILT_FUNCTIONS, isCode, SOURCE_MAPS } from './source-maps/bundle-names.ts';
import { putMapsAside } from './source-maps/put-maps-aside.ts';

/** The entries of the Lambda functions, by the names of their build folders. */
export const FUNCTION_ENTRIES = {
  api: 'functions/api/lambda.ts',
  'due-work': 'functions/api/due-work-lambda.ts',
  reminders: 'functions/api/reminders-lambda.ts',
  poster: 'functions/poster/poster-lambda.ts',
  'install-keys': 'infra/aws/parts/keys/install-keys.ts',
  'check-release': 'infra/aws/parts/release/check-release.ts',
  'check-site': 'infra/aws/operations/check-site.ts',
} as const;

export type FunctionName = keyof typeof FUNCTION_ENTRIES;

/** Bytes: what a cold start reads (the entry and its static imports), plain and gzipped, and the whole bundle. */
export type BundleSize = { start: number; startGzipped: number; all: number };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles each function into its own folder, and writes their source maps and sizes (`sizes.json`) beside them. */
export async function buildFunctions(outdir: string): Promise<Record<string, BundleSize>> {
  rmSync(outdir, { recursive: true, force: true });
  const sizes: Record<string, BundleSize> = {};
  for (const [name, entry] of Object.entries(FUNCTION_ENTRIES)) {
    const folder = join(outdir, name);
    const metafile = await bundleFunction(ROOT, entry, folder);
    putMapsAside({ root: ROOT, name, folder, maps: join(outdir, SOURCE_MAPS) });
    keepCodeCaches(folder);
    sizes[name] = sizeOf(metafile);
  }
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return sizes;
}

function sizeOf(metafile: Metafile): BundleSize {
  const files = Object.keys(metafile.outputs).filter(isCode);
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
  for (const [name, { start, startGzipped, all }] of Object.entries(await buildFunctions(BUILT_FUNCTIONS))) {
    console.log(`${name}: ${kilobytes(start)} at start (${kilobytes(startGzipped)} gzipped), ${kilobytes(all)} in all`);
  }
}
