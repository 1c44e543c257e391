import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { documentOf, landingDocument, sitemap, type PublicPage, type SiteParts } from './public-documents.ts';
import { drawWhenAsked } from './public-pages-dev.ts';
import { entryOf } from './worker-chunks.ts';

const ROOM = fileURLToPath(new URL('.', import.meta.url));
const PRERENDER = path.join(ROOM, 'prerender.tsx');
const STYLE = path.join(ROOM, 'information/information.css');
/** Within the project, so that what is drawn ahead finds the libraries. */
const WORKPLACE = path.join(ROOM, '../.build');

/** What a build that draws the pages has in common with the one of the site, so that both name classes alike. */
type Shared = Pick<UserConfig, 'define' | 'css'>;
type Drawing = { publicPages: (texts: Record<'fi' | 'en', unknown>) => Promise<PublicPage[]> };
type Bundle = Rolldown.OutputBundle;

async function textsOf(language: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(ROOM, `public/languages/${language}.json`), 'utf8')) as unknown;
}

/** Draws the pages with the site's own components, built for Node beside the site. */
async function drawnPages(shared: Shared): Promise<PublicPage[]> {
  await mkdir(WORKPLACE, { recursive: true });
  const folder = await mkdtemp(path.join(WORKPLACE, 'prerender-'));
  try {
    await build({
      configFile: false,
      root: ROOM,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react()],
      ...shared,
      build: { ssr: PRERENDER, outDir: folder, emptyOutDir: false, minify: false, target: 'node20' },
    });
    const drawing = (await import(pathToFileURL(path.join(folder, 'prerender.js')).href)) as Drawing;
    const [fi, en] = await Promise.all(['fi', 'en'].map(textsOf));
    return await drawing.publicPages({ fi, en });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the pages name of the built site. */
function partsOf(bundle: Bundle, style: string, wordmark: string): SiteParts {
  const entry = entryOf(bundle);
  const landing = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.facadeModuleId === path.join(ROOM, 'app/landing-route.tsx'),
  );
  const shell = bundle['index.html'];
  const font = Object.keys(bundle).find((file) => /next-latin-400-750.*\.woff2$/.test(file));
  if (!landing || shell?.type !== 'asset' || !font) throw new Error('The site has no page, landing page or font.');
  const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk) =>
    [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  return {
    wordmark,
    shell: String(shell.source),
    landing: { script: `/${landing.fileName}`, styles: stylesOf(landing) },
    information: { styles: [...stylesOf(entry), `/${style}`], font: `/${font}` },
  };
}

async function minifiedStyle(): Promise<{ fileName: string; source: string }> {
  const { code } = await transform(await readFile(STYLE, 'utf8'), { loader: 'css', minify: true, target: 'es2022' });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/information-${hash}.css`, source: code };
}

/** Writes the pages that are read without a script, with `sitemap.xml`; while developing, those of information are drawn when asked for. */
export function publicPagesPlugin(wordmark: string, shared: Shared): Plugin {
  return {
    name: 'public-pages',
    configureServer(server) {
      server.middlewares.use(drawWhenAsked(server, wordmark));
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const [pages, style] = await Promise.all([drawnPages(shared), minifiedStyle()]);
        const parts = partsOf(bundle, style.fileName, wordmark);
        this.emitFile({ type: 'asset', ...style });
        for (const page of pages) {
          const source = page.kind === 'landing' ? landingDocument(page, parts) : documentOf(page, parts);
          this.emitFile({ type: 'asset', fileName: `pages/${page.file}.html`, source });
        }
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(pages) });
      },
    },
  };
}
