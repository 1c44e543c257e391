import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildFunctions, type BundleSize } from '../../../infra/build/build-functions.ts';
import { type FirstAnswer, measureFirstAnswer } from '../start/first-answer.ts';
import { buildFloors } from './floor-bundles.ts';
import { startMilliseconds } from './process-start.ts';
import { measureSiteScripts, type SiteScripts } from './site-scripts.ts';

export type MeasuredBuilds = {
  api: BundleSize;
  /** Milliseconds. */
  start: Record<'api' | 'libraries' | 'empty', number>;
  firstAnswer: FirstAnswer;
  scripts: SiteScripts;
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FUNCTIONS_FOLDER = '.build/bench/functions';
const SITE_FOLDER = '.build/bench/site';

/** Builds functions and site as they are deployed, beside the usual builds, and measures them. */
export async function measureBuilds(): Promise<MeasuredBuilds> {
  const { api } = await buildFunctions(FUNCTIONS_FOLDER);
  if (!api) throw new Error('the API was not built');
  const functions = path.join(ROOT, FUNCTIONS_FOLDER);
  const floors = await buildFloors(functions);
  const site = path.join(ROOT, SITE_FOLDER);
  await build({
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    build: { outDir: site, emptyOutDir: true },
    logLevel: 'error',
  });
  const start = startMilliseconds({ api: path.join(functions, 'api/index.mjs'), ...floors });
  return { api, start, firstAnswer: await measureFirstAnswer(functions), scripts: measureSiteScripts(site) };
}
