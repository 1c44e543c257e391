import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { BUILD_TARGETS } from './browser-floor.ts';
import { aheadScript, noModulesScript } from './ahead-build.ts';
import { oldBrowserDocument } from './old-browser-page.ts';
import {
  applicationDocument,
  documentOf,
  drawnDocument,
  INFORMATION_STYLES,
  sitemap,
  type PublicPage,
  type ScreenParts,
  type SiteParts,
} from './public-documents.ts';
import { drawWhenAsked } from './public-pages-dev.ts';
import { staffCallsWith } from './staff-calls.ts';
import { gatherStaffStyles } from './staff-styles.ts';
import { entryOf, LANDING_STORY, screenOf } from './worker-chunks.ts';

const ROOM = fileURLToPath(new URL('..', import.meta.url));
const PRERENDER = path.join(ROOM, 'build/prerender.tsx');
/** Lies within the project so that the prerender build resolves its libraries. */
const WORKPLACE = path.join(ROOM, '../.build');

/** Settings that the prerender build shares with the site's build, so that both generate the same class names. */
type Shared = Pick<UserConfig, 'define' | 'css'>;
type Frames = Record<'worker' | 'staff', string>;
type Drawing = {
  publicPages: (texts: Record<'fi' | 'en', unknown>) => Promise<PublicPage[]>;
  waitingFrames: () => Frames;
  otherAddresses: readonly PublicPage['addresses'][];
};
type Drawn = { pages: PublicPage[]; frames: Frames; others: Drawing['otherAddresses'] };
type Bundle = Rolldown.OutputBundle;

async function textsOf(language: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(ROOM, `public/languages/${language}.json`), 'utf8')) as unknown;
}

/** Prerenders the pages with the site's own components, in a Node build beside the site's. */
async function drawPages(shared: Shared): Promise<Drawn> {
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
    const { otherAddresses: others } = drawing;
    return { pages: await drawing.publicPages({ fi, en }), frames: drawing.waitingFrames(), others };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The screens whose files application pages reference. */
const SCREENS = {
  player: 'user-forms/player-page.tsx',
  staff: 'app/shell/admin-app.tsx',
  home: 'home/home-page.tsx',
} as const;
const LANDING = 'app/routing/landing-route.tsx';

const address = (file: string) => `/${file}`;

function stylesOf({ viteMetadata }: Rolldown.OutputChunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])].map(address);
}

/** The files that only this screen needs, dependencies first. */
function screenParts(bundle: Bundle, screen: string): ScreenParts {
  const entry = entryOf(bundle);
  const chunks = new Set<Rolldown.OutputChunk>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunk === entry || chunks.has(chunk)) return;
    for (const next of chunk.imports) add(next);
    chunks.add(chunk);
  };
  add(screenOf(bundle, screen));
  const all = [...chunks];
  return { scripts: all.map(({ fileName }) => address(fileName)), styles: [...new Set(all.flatMap(stylesOf))] };
}

/** The scripts that staff's home has beside those of the shell. */
function homeScripts(bundle: Bundle): string[] {
  const ofShell = new Set(screenParts(bundle, SCREENS.staff).scripts);
  return screenParts(bundle, SCREENS.home).scripts.filter((file) => !ofShell.has(file));
}

/** The landing page's script, which brings the story's later, and the styles of both: the page comes with the story in it. */
function landingParts(bundle: Bundle): ScreenParts {
  const { scripts, styles } = screenParts(bundle, LANDING);
  return { scripts, styles: [...new Set([...styles, ...screenParts(bundle, LANDING_STORY).styles])] };
}

/** The files that the pages reference. */
function partsOf(
  bundle: Bundle,
  {
    style,
    ahead,
    aheadOfStaff,
    noModules,
    wordmark,
  }: Record<'style' | 'ahead' | 'aheadOfStaff' | 'noModules' | 'wordmark', string>,
): SiteParts {
  const shell = bundle['index.html'];
  const font = Object.keys(bundle).find((file) => /next-latin-400-750.*\.woff2$/.test(file));
  if (shell?.type !== 'asset' || !font) throw new Error('The site has no page or font.');
  return {
    wordmark,
    shell: String(shell.source),
    ahead: address(ahead),
    aheadOfStaff: address(aheadOfStaff),
    noModules: address(noModules),
    landing: landingParts(bundle),
    information: { styles: [...stylesOf(entryOf(bundle)), address(style)], font: address(font) },
  };
}

async function minifiedStyle(): Promise<{ fileName: string; source: string }> {
  const parts = await Promise.all(INFORMATION_STYLES.map((file) => readFile(path.join(ROOM, file), 'utf8')));
  const { code } = await transform(parts.join('\n'), {
    loader: 'css',
    minify: true,
    target: BUILD_TARGETS,
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/information-${hash}.css`, source: code };
}

/** The application's pages by their files in the built site. */
function applicationPages(
  bundle: Bundle,
  frames: Frames,
  parts: SiteParts,
  staffStyle: string,
): Record<string, string> {
  const { scripts } = screenParts(bundle, SCREENS.staff);
  const ofStaff = { scripts, styles: [address(staffStyle)] };
  return {
    'index.html': applicationDocument({ frame: frames.worker }, parts),
    'pages/app/player.html': applicationDocument(
      { frame: frames.worker, screen: screenParts(bundle, SCREENS.player) },
      parts,
    ),
    'pages/app/staff.html': applicationDocument({ frame: frames.staff, screen: ofStaff, side: 'staff' }, parts),
  };
}

/** Writes the site's pages and `sitemap.xml`; the development server renders information pages on request. */
export function publicPagesPlugin(wordmark: string, shared: Shared): Plugin {
  return {
    name: 'public-pages',
    configureServer(server) {
      server.middlewares.use(drawWhenAsked(server, wordmark));
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const [{ pages, frames, others }, style, ahead, aheadOfStaff] = await Promise.all([
          drawPages(shared),
          minifiedStyle(),
          aheadScript(),
          aheadScript(staffCallsWith(homeScripts(bundle))),
        ]);
        const noModules = noModulesScript();
        const { staff, home } = SCREENS;
        const staffStyles = gatherStaffStyles(bundle, [screenOf(bundle, staff), screenOf(bundle, home)], this);
        const parts = partsOf(bundle, {
          style: style.fileName,
          ahead: ahead.fileName,
          aheadOfStaff: aheadOfStaff.fileName,
          noModules: noModules.fileName,
          wordmark,
        });
        for (const asset of [style, ...Object.values(staffStyles), ahead, aheadOfStaff, noModules])
          this.emitFile({ type: 'asset', ...asset });
        for (const page of pages) {
          const source = page.kind === 'information' ? documentOf(page, parts) : drawnDocument(page, parts);
          this.emitFile({ type: 'asset', fileName: `pages/${page.file}.html`, source });
        }
        for (const [fileName, source] of Object.entries(
          applicationPages(bundle, frames, parts, staffStyles.first.fileName),
        )) {
          const written = bundle[fileName];
          if (written?.type === 'asset') written.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
        // The one page contains both languages and serves both addresses.
        for (const fileName of ['pages/fi/oldBrowser.html', 'pages/en/oldBrowser.html']) {
          this.emitFile({ type: 'asset', fileName, source: oldBrowserDocument(parts) });
        }
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(pages, others) });
      },
    },
  };
}
