import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { World } from '../../../functions/world.ts';
import type { InstallationFacts } from '../../aws/installation-facts.ts';
import { securityHeaders } from '../../aws/security-headers.ts';
import type { Listener } from '../listening/routes.ts';
import type { Edge } from './edge.ts';
import { posterPages } from './poster-pages.ts';
import { serveSite } from './serve-site.ts';
import { SiteFiles } from './site-files.ts';

type RunningSite = { listener: Listener; close: () => Promise<void> };
export type SiteMaker = (
  parts: { server: Server; edge: Edge; world: World } & InstallationFacts,
) => Promise<RunningSite>;

export const SITE_FOLDER = fileURLToPath(new URL('../../../.build/site', import.meta.url));
export const VITE_CONFIG = fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url));

/** Serves the site from a folder, as built and deployed. */
export const siteFrom =
  (folder: string): SiteMaker =>
  async ({ edge, world, origin, demoPin }) => {
    const files = new SiteFiles(folder, { origin, demoPin });
    const site = { files, edge, uploadOrigin: origin, drawPage: posterPages(world, files) };
    return { listener: (...call) => serveSite(site, ...call), close: () => Promise.resolve() };
  };

/** Serves the site from its sources with hot reload. Its inline scripts and styles violate the real site's policy. */
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
