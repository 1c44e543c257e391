import type { BuildOptions } from 'esbuild';
import { DRAWING_DEFINES } from './drawing-plugins.ts';
import { PART_NAMES } from './source-maps/name-parts.ts';

/** How the functions are bundled. */
export const FUNCTION_OPTIONS = {
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
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
  define: { 'process.env.NODE_ENV': '"production"', ...DRAWING_DEFINES },
  sourcemap: 'external',
  sourcesContent: false,
  logLevel: 'error',
  metafile: true,
} satisfies BuildOptions;
