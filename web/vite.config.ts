import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_TARGETS } from './build/browser-floor.ts';
import { BUILD_SETTINGS, WORDMARK } from './build/build-settings.ts';
import { brotliPlugin } from './build/brotli-build.ts';
import { ICON_FILE, iconData } from './build/icon-data.ts';
import { scopedName } from './build/scoped-name.ts';
import { leanPackages } from './build/lean-packages.ts';
import { screenFiles } from './build/screen-files/screen-files.ts';
import { securityTextPlugin } from './build/security-text-build.ts';
import { publicPagesPlugin } from './build/public-pages-build.ts';
import { serviceWorkerPlugin } from './build/service-worker-build.ts';
import { textsPlugin } from './build/texts-build.ts';

const ROOM = fileURLToPath(new URL('.', import.meta.url));

const DEFINE = Object.fromEntries(
  Object.entries(BUILD_SETTINGS).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value) ?? 'undefined',
  ]),
);

/** Preloads the first screen's only font beside the script, before the browser parses any style. */
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

/** An inline icon saves the first page one request. */
function inlineIcon(): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(ICON_FILE, iconData()) },
  };
}

const CSS = { modules: { generateScopedName: scopedName } };

/** The site's policy is `script-src 'self'; style-src 'self'`: no inline script or style and no data URL. */
export default defineConfig({
  root: ROOM,
  plugins: [
    react(),
    leanPackages(),
    { ...optimizeLocales.vite({ locales: ['fi-FI', 'en-GB', 'en-US'] }), enforce: 'pre' },
    preloadFont(),
    inlineIcon(),
    textsPlugin(),
    securityTextPlugin(process.env['PROVIDER_MAIL']),
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
        // Declarations of shapes and rules have no side effects, so the bundler may drop unused ones.
        moduleSideEffects: (id) => !/\/shared\/|\/node_modules\/zod\//.test(id),
        manualPureFunctions: ['z'],
      },
      // One file for the first screen compresses better than many shared files.
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], priority: 9 }, ...screenFiles()],
        },
      },
    },
  },
});
