import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { BUILD_SETTINGS } from '../../web/build/build-settings.ts';
import { scopedName } from '../../web/build/scoped-name.ts';

const DRAWING = fileURLToPath(new URL('../../web/build/draw-poster.tsx', import.meta.url));
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const COMMENT = /\/\*.*?\*\//gs;

/** What the site's own build puts in the place of `import.meta.env`. */
export const DRAWING_DEFINES = { 'import.meta.env': JSON.stringify(BUILD_SETTINGS) };

/**
 * Puts the components that draw a page into a function, with the class names that the site's build gives them. What the components load
 * later is left out: a page is drawn in one step.
 */
export const drawnBySite: Plugin = {
  name: 'drawn-by-site',
  setup: (build) => {
    build.onResolve({ filter: /^poster-drawing$/ }, () => ({ path: DRAWING }));
    build.onResolve({ filter: /^\./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && importer.includes('/web/') ? { path, external: true } : undefined,
    );
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: classNames(path) }));
  },
};

function classNames(file: string): string {
  const names = readFileSync(file, 'utf8').replace(COMMENT, '').matchAll(CLASS);
  const scoped = Object.fromEntries([...names].map(([, name = '']) => [name, scopedName(name, file)]));
  return `export default ${JSON.stringify(scoped)};`;
}
