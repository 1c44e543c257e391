import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { securityHeaders } from '../../security-headers.ts';
import type { Listener } from '../routes.ts';
import type { Edge } from './edge.ts';
import { serveSite } from './serve-site.ts';
import { SiteFiles } from './site-files.ts';

type RunningSite = { listener: Listener; close: () => Promise<void> };
export type SiteMaker = (parts: { server: Server; edge: Edge; origin: string }) => Promise<RunningSite>;

export const SITE_FOLDER = fileURLToPath(new URL('../../../.build/site', import.meta.url));
export const VITE_CONFIG = fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url));

/** The site as it is built and deployed, from a folder of files. */
export const siteFrom =
  (folder: string): SiteMaker =>
  async ({ edge, origin }) => {
    const site = { files: new SiteFiles(folder, origin), edge, uploadOrigin: origin };
    return { listener: (...call) => serveSite(site, ...call), close: () => Promise.resolve() };
  };

/** The site from its sources, with hot reload. Its scripts and styles are inline, which the policy of the real site forbids. */
export const developedSite: SiteMaker = async ({ server, origin }) => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: VITE_CONFIG,
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });
  const { 'Content-Security-Policy': _policy, ...headers } = securityHeaders({ uploadOrigin: origin });
  const listener: Listener = async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    vite.middlewares(request, response, () => response.writeHead(404).end());
  };
  return { listener, close: () => vite.close() };
};
