import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { BUILD_TARGETS } from './browser-floor.ts';
import { aheadScript } from './ahead-build.ts';
import { SHELL_ADDRESS, type ShellFile } from '../service-worker/worker/shell-files.ts';
import { textsFiles } from './texts-build.ts';
import { entryOf, keptChunks } from './worker-chunks.ts';

const ROOM = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = path.join(ROOM, 'service-worker/worker/sw.ts');
const FILE = 'sw.js';

/** The letters of Finnish and English; other letters use the phone's font until the site's font loads. */
const KEPT_FONT = /-latin-400-750/;

/** A phone keeps the texts of another language once it has shown it. */
const KEPT_TEXTS = /\/(fi|en)\.worker\./;

/** Replaces the service worker of an earlier built site on this origin: it unregisters itself. */
const DEVELOPMENT_WORKER = 'self.registration.unregister();';

/** Writes the service worker with the list of files that a worker's phone caches. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
        response.end(DEVELOPMENT_WORKER);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const version = `/${entryOf(bundle).fileName}`;
        const source = await serviceWorkerCode(await shellFiles(bundle, this), version);
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

async function serviceWorkerCode(files: readonly ShellFile[], version: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BUILD_TARGETS,
    legalComments: 'none',
    define: {
      SHELL_FILES: JSON.stringify(files),
      VERSION: JSON.stringify(version),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker was not built.');
  return file.text;
}

type Bundle = Rolldown.OutputBundle;

/** The files that a worker's phone caches; a file without a hash in its name gets an integrity. */
export async function shellFiles(bundle: Bundle, context: Rolldown.PluginContext): Promise<ShellFile[]> {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The page is not in the bundle.');
  const texts = textsFiles(bundle, context)
    .filter(({ fileName }) => KEPT_TEXTS.test(fileName))
    .map(({ fileName, source }) => withIntegrity(`/${fileName}`, source));
  const { fileName } = await aheadScript();
  const hashed = [fileName, ...loadedFiles(bundle)].map((file) => ({ url: `/${file}` }));
  return [withIntegrity(SHELL_ADDRESS, page.source), ...texts, ...hashed];
}

/** The integrity prevents a phone from caching an outdated page out of an intermediate cache. */
function withIntegrity(url: string, content: string | Uint8Array): ShellFile {
  const hash = createHash('sha256').update(content).digest('base64');
  return { url, integrity: `sha256-${hash}` };
}

function loadedFiles(bundle: Bundle): Set<string> {
  const files = new Set<string>();
  for (const { fileName, viteMetadata } of keptChunks(bundle)) {
    const { importedCss = [], importedAssets = [] } = viteMetadata ?? {};
    const fonts = [...importedAssets].filter((asset) => KEPT_FONT.test(asset));
    for (const file of [fileName, ...importedCss, ...fonts]) files.add(file);
  }
  return files;
}
