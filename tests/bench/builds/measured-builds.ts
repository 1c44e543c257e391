import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildFunctions, type BundleSize } from '../../../infra/build-functions.ts';
import { measureProcessStart, type ProcessStart } from './process-start.ts';
import { measureSiteScripts, type SiteScripts } from './site-scripts.ts';

export type MeasuredBuilds = { api: BundleSize; start: ProcessStart; scripts: SiteScripts };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FUNCTIONS_FOLDER = '.build/bench/functions';
const SITE_FOLDER = '.build/bench/site';

/** Builds functions and site as they are deployed, beside the usual builds, and measures them. */
export async function measureBuilds(): Promise<MeasuredBuilds> {
  const { api } = await buildFunctions(FUNCTIONS_FOLDER);
  if (!api) throw new Error('the API was not built');
  const site = path.join(ROOT, SITE_FOLDER);
  await build({
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    build: { outDir: site, emptyOutDir: true },
    logLevel: 'error',
  });
  return { api, start: measureProcessStart(path.join(ROOT, FUNCTIONS_FOLDER)), scripts: measureSiteScripts(site) };
}
