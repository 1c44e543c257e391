import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { documentOf, INFORMATION_STYLES, type PublicPage, type SiteParts } from './public-documents.ts';

type Drawing = { publicPages: (texts: Record<'fi' | 'en', unknown>) => Promise<PublicPage[]> };

/** The sources of the files that built pages reference. */
const INFORMATION: SiteParts['information'] = {
  styles: ['/ui/tokens.css', '/ui/base.css', ...INFORMATION_STYLES.map((file) => `/${file}`)],
  font: '/ui/fonts/atkinson-hyperlegible-next-latin-400-750.woff2',
};

async function textsOf(server: ViteDevServer, language: string): Promise<unknown> {
  const file = path.join(server.config.root, `public/languages/${language}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as unknown;
}

async function drawnPage(server: ViteDevServer, address: string): Promise<PublicPage | undefined> {
  const drawing = (await server.ssrLoadModule('/build/prerender.tsx')) as Drawing;
  const pages = await drawing.publicPages({ fi: await textsOf(server, 'fi'), en: await textsOf(server, 'en') });
  return pages.find(({ kind, language, addresses }) => kind === 'information' && addresses[language] === address);
}

/** Renders an information page from its sources on each request; in development the application renders the landing page. */
export function drawWhenAsked(server: ViteDevServer, wordmark: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!address.endsWith('.html') || address.startsWith('/index')) {
      next();
      return;
    }
    const answer = async () => {
      const page = await drawnPage(server, address);
      if (!page) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(documentOf(page, { wordmark, information: INFORMATION }));
    };
    answer().catch(next);
  };
}
