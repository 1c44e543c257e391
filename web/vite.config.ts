import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_TARGETS } from './browser-floor.ts';
import { brotliPlugin } from './brotli-build.ts';
import { ICON_FILE, iconData } from './icon-data.ts';
import { screenFiles } from './screen-files.ts';
import { publicPagesPlugin } from './public-pages-build.ts';
import { serviceWorkerPlugin } from './service-worker-build.ts';
import { textsPlugin } from './texts-build.ts';
import { withoutSchemasPlugin } from './without-schemas.ts';

const ROOM = fileURLToPath(new URL('.', import.meta.url));
const WORDMARK = process.env['WORDMARK'] ?? 'Työmaaportti';
const PRODUCT_WORD = process.env['PRODUCT_WORD'] ?? 'perehdytys';
/** Who keeps the service up; a setting that is not given is not told of. */
const PROVIDER = ['PROVIDER_NAME', 'PROVIDER_BUSINESS_ID', 'PROVIDER_MAIL', 'PROVIDER_HOURS'];

const DEFINE = {
  'import.meta.env.WORDMARK': JSON.stringify(WORDMARK),
  'import.meta.env.PRODUCT_WORD': JSON.stringify(PRODUCT_WORD),
  ...Object.fromEntries(
    PROVIDER.map((name) => [`import.meta.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
  ),
};

/** Lets the browser fetch the one font of the first screen together with the script, before any style is read. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /next-latin-400-750.*\.woff2$/.test(file));
        if (!font) throw new Error('The font of the first screen is not in the bundle.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** A page that shows its icon without a file of its own is drawn a request sooner. */
function inlineIcon(): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(ICON_FILE, iconData()) },
  };
}

/** A class's own name and its file's mark: what all names of a file share costs a compressed file next to nothing. */
function scopedName(name: string, file: string): string {
  const mark = createHash('sha256').update(path.relative(ROOM, file)).digest('hex').slice(0, 6);
  return `${name}_${mark}`;
}

const CSS = { modules: { generateScopedName: scopedName } };

/** Served under a policy of `script-src 'self'; style-src 'self'`: no script and no style inline or as a data URL. */
export default defineConfig({
  root: ROOM,
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['fi-FI', 'en-GB', 'en-US'] }), enforce: 'pre' },
    withoutSchemasPlugin(),
    preloadFont(),
    inlineIcon(),
    textsPlugin(),
    publicPagesPlugin(WORDMARK, { define: DEFINE, css: CSS }),
    serviceWorkerPlugin(),
    brotliPlugin(),
  ],
  define: DEFINE,
  css: CSS,
  build: {
    outDir: fileURLToPath(new URL('../.build/site', import.meta.url)),
    emptyOutDir: true,
    target: BUILD_TARGETS,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // Declarations of shapes and rules do nothing when they are loaded: what the site does not name, it does not carry.
        moduleSideEffects: (id) => !/\/shared\/|\/node_modules\/zod\//.test(id),
        manualPureFunctions: ['z'],
      },
      // What the first screen needs comes in one file: it compresses better than the many that screens would share.
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], priority: 5 }, ...screenFiles()],
        },
      },
    },
  },
});
