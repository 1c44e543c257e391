import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ASKED_FOR } from '../../../web/build/worker-chunks.ts';
import { sum } from '../capacity/item-size.ts';

type Part = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Part>;

/**
 * Bytes of JavaScript, compressed as it is served, that a page loads with all that it may load later by itself;
 * `playerAtOnce` without that.
 */
export type SiteScripts = Record<'pinPage' | 'player' | 'playerAtOnce' | 'adminList', number>;

const FIRST = 'index.html';
/** The file of the screens that staff open first, which the build gathers from several. */
const STAFF = 'admin-app';
const ELSEWHERE = 'app/routing/elsewhere.tsx';
const SCREENS = {
  pinPage: [FIRST],
  player: [FIRST, 'user-forms/player-page.tsx'],
  adminList: [FIRST, STAFF, ELSEWHERE],
} as const;

/** The scripts of a worker's first pages and of staff's list, from the manifest of a built site. */
export function measureSiteScripts(siteFolder: string): SiteScripts {
  const manifest = JSON.parse(readFileSync(path.join(siteFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const notLoaded = new Set([...routesOf(manifest), ...ASKED_FOR]);
  const bytesOf = (screens: readonly string[], isLaterCounted = true) => {
    const loaded = new Set(screens);
    for (const name of loaded) {
      const { imports = [], dynamicImports = [] } = partOf(manifest, name);
      const later = isLaterCounted ? dynamicImports.filter((script) => !notLoaded.has(script)) : [];
      for (const next of [...imports, ...later]) loaded.add(next);
    }
    const files = new Set([...loaded].map((name) => partOf(manifest, name).file));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    return sum(scripts.map((file) => brotliCompressSync(readFileSync(path.join(siteFolder, file))).length));
  };
  return {
    pinPage: bytesOf(SCREENS.pinPage),
    player: bytesOf(SCREENS.player),
    playerAtOnce: bytesOf(SCREENS.player, false),
    adminList: bytesOf(SCREENS.adminList),
  };
}

/** Other screens, which a page names and does not load. */
function routesOf(manifest: Manifest): string[] {
  return [FIRST, STAFF, ELSEWHERE].flatMap((name) => partOf(manifest, name).dynamicImports ?? []);
}

function partOf(manifest: Manifest, name: string): Part {
  const part = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
  if (!part) throw new Error(`${name} is not in the built site`);
  return part;
}
