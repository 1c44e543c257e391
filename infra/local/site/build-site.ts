import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.ts';
import { SITE_FOLDER, VITE_CONFIG } from './site-makers.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['web', 'shared', 'package-lock.json'];

/** Builds the site if it is missing or older than its sources. Throws StartError with the build's output. */
export async function ensureSite(report: (line: string) => void): Promise<void> {
  const builtAt = await stat(path.join(SITE_FOLDER, 'index.html')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  const changedAt = await Promise.all(SOURCES.map((source) => newestChange(path.join(ROOT, source))));
  if (builtAt >= Math.max(...changedAt)) return;
  report(builtAt === 0 ? 'Building the site …' : 'Building the site anew, since its sources have changed …');
  await build();
}

/** The last change of a file, or of anything in a folder: milliseconds since 1970. */
async function newestChange(place: string): Promise<number> {
  const { mtimeMs } = await stat(place);
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  const inside = await Promise.all(
    entries.map((entry) => {
      const inner = path.join(place, entry.name);
      return entry.isDirectory() ? newestChange(inner) : stat(inner).then((found) => found.mtimeMs);
    }),
  );
  return inside.reduce((newest, time) => Math.max(newest, time), mtimeMs);
}

/**
 * Builds beside the old site and then swaps, so that parallel builders and servers always see a whole site. The site's time is the build's
 * start, since later changes are not in it.
 */
async function build(): Promise<void> {
  const [beside, old] = ['new', 'old'].map((name) => `${SITE_FOLDER}-${name}-${process.pid}`) as [string, string];
  const startedAt = new Date();
  try {
    await runVite(['build', '--config', VITE_CONFIG, '--logLevel', 'warn', '--outDir', beside]);
    await utimes(path.join(beside, 'index.html'), startedAt, startedAt);
    await takePlace(beside, old);
  } finally {
    await Promise.all([beside, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Retries when another builder's site appeared between the two renames. */
async function takePlace(beside: string, old: string): Promise<void> {
  await rename(SITE_FOLDER, old).catch(() => undefined);
  try {
    await rename(beside, SITE_FOLDER);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
    await rm(old, { recursive: true, force: true });
    await takePlace(beside, old);
  }
}

/** Runs in a separate process: a build changes its environment and takes much memory. */
async function runVite(options: string[]): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('vite/package.json');
  const vite = path.join(path.dirname(manifest), 'bin', 'vite.js');
  // The parent, such as a test runner, may set another NODE_ENV, which would bundle the libraries' development checks.
  const env = { ...process.env, NODE_ENV: 'production' };
  const builder = spawn(process.execPath, [vite, ...options], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [builder.stdout, builder.stderr]) output.on('data', (text) => (said += text));
  const [code] = await once(builder, 'close');
  if (code !== 0) throw new StartError(`The site could not be built:\n${said.trim()}`);
}
