import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { BUILD_TARGETS } from './browser-floor.ts';
import { aheadScript } from './ahead-build.ts';
import { SHELL_ADDRESS, type ShellFile } from './service-worker/worker/shell-files.ts';
import { textsFiles } from './texts-build.ts';
import { entryOf, keptChunks } from './worker-chunks.ts';

const ROOM = fileURLToPath(new URL('.', import.meta.url));
const ENTRY = path.join(ROOM, 'service-worker/worker/sw.ts');
const FILE = 'sw.js';

/** The letters of Finnish and English; others are shown in the phone's own typeface until they are fetched. */
const KEPT_FONT = /-latin-400-750/;

/** Left behind where a built site was served before: it takes itself away. */
const DEVELOPMENT_WORKER = 'self.registration.unregister();';

/** Writes the service worker, with the list of files that a worker's phone keeps, beside the built site. */
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
        this.emitFile({ type: 'asset', fileName: FILE, source: await workerCode(await shellFiles(bundle), version) });
      },
    },
  };
}

async function workerCode(files: readonly ShellFile[], version: string): Promise<string> {
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

/** What a worker's phone keeps of the built site; what has no hash in its name comes with one. */
export async function shellFiles(bundle: Bundle): Promise<ShellFile[]> {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The page is not in the bundle.');
  const texts = textsFiles(bundle)
    .filter(({ fileName }) => fileName.includes('.worker.'))
    .map(({ fileName, source }) => unhashed(`/${fileName}`, source));
  const { fileName } = await aheadScript();
  const hashed = [fileName, ...loadedFiles(bundle)].map((file) => ({ url: `/${file}` }));
  return [unhashed(SHELL_ADDRESS, page.source), ...texts, ...hashed];
}

/** The integrity keeps a phone from taking an old page, of which some place on the way had a copy, for the new one. */
function unhashed(url: string, content: string | Uint8Array): ShellFile {
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
