import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const PAGE = `<!doctype html><title>Page</title>${'<p>text</p>'.repeat(200)}`;
/** A page that tells its own address, as the build leaves it. */
export const LANDING = '<!doctype html><link rel="canonical" href="https://site.invalid/" /><title>Landing</title>';
/** The page of the application that names the files of the player. */
export const PLAYER = '<!doctype html><title>Player</title>';
export const SCRIPT = `console.log(1);${'/* more */'.repeat(200)}`;

/** A small built site in a folder. */
export async function writeSite(folder: string): Promise<string> {
  const site = path.join(folder, 'site');
  await mkdir(path.join(site, 'assets'), { recursive: true });
  await mkdir(path.join(site, 'br'));
  await mkdir(path.join(site, 'languages'));
  await mkdir(path.join(site, '.vite'));
  await mkdir(path.join(site, 'pages', 'fi'), { recursive: true });
  await mkdir(path.join(site, 'pages', 'app'));
  await writeFile(path.join(site, 'index.html'), PAGE);
  await writeFile(path.join(site, 'pages', 'fi', 'landing.html'), LANDING);
  await writeFile(path.join(site, 'pages', 'app', 'player.html'), PLAYER);
  await writeFile(path.join(site, 'sitemap.xml'), '<urlset><loc>https://site.invalid/</loc></urlset>');
  await writeFile(path.join(site, 'assets', 'main-1a2b.js'), SCRIPT);
  await writeFile(path.join(site, 'br', 'main-1a2b.js'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(site, 'assets', 'font-1a2b.woff2'), 'font');
  await writeFile(path.join(site, 'languages', 'fi.json'), '{"a":"ä"}');
  await writeFile(path.join(site, 'sw.js'), 'self;');
  await writeFile(path.join(site, '.vite', 'manifest.json'), '{}');
  return site;
}
