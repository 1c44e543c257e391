import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { DESK_SCREENS } from './screen-files/named-screens.ts';

type Bundle = Rolldown.OutputBundle;
/** Tells of a module what it imports. */
export type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const ROOM = fileURLToPath(new URL('..', import.meta.url));

/** A logged-in user's player; its lazy chunks serve trials, which staff run online. */
const OWN_PLAYER = 'user-forms/intro/mode-page.tsx';

/** Where the screens of codes are told apart; a worker's phone caches the pass of them. */
const ELSEWHERE = 'app/routing/elsewhere.tsx';

/** Name the screens of those who prepare what a site uses. */
const OF_DESK = [DESK_SCREENS, path.join(ROOM, 'app/routing/desk-elsewhere.ts')];

/** The screens that a worker's phone caches beside the first: those that work offline. */
const KEPT_SCREENS = [
  'app/routing/landing-route.tsx',
  'service-worker/registration.ts',
  ELSEWHERE,
  'gate/pass/pass-page.tsx',
  'start/kept-here.tsx',
  'start/start-choice.tsx',
  OWN_PLAYER,
  'user-forms/player-page.tsx',
];

/** All screens of a worker's phone beside the first, also those that begin with a request. */
const WORKER_SCREENS = [
  ...KEPT_SCREENS,
  'check-in/check-in-page.tsx',
  'cards/edit-card-page.tsx',
  'edit-codes/card-code-page.tsx',
  'edit-codes/code-page.tsx',
  'edit-codes/earlier-cards-code-page.tsx',
  // An inspector reads with a worker's texts.
  'workers/inspection/inspection-page.tsx',
];

/** What the landing page tells those who decide about the service, below the PIN. */
export const LANDING_STORY = 'landing/story/story.tsx';

/** Files that worker screens load when they are asked for, and that a phone does not keep: most never need them. */
export const ASKED_FOR = [
  'cards/holder-trail.tsx',
  'evidence/download/evidence-file.tsx',
  'shared-device/clear-device.ts',
  'gate/lead/to-gate.tsx',
  'user-forms/final/own-record.tsx',
  'user-forms/shared-device/shared-screens.ts',
  LANDING_STORY,
];
const NOT_KEPT = new Set(ASKED_FOR.map((file) => path.join(ROOM, file)));

/** The scripts of the screens that a worker's phone caches. */
export function keptChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return chunksOf(bundle, KEPT_SCREENS, atOnce(bundle));
}

/**
 * What the modules of a worker's screens come to: a file may hold modules of other screens too, whose texts no worker's phone is to load.
 */
export function workerCode(bundle: Bundle, context: Modules): string {
  const withoutLater = new Set(atOnce(bundle).flatMap((file) => moduleIds(bundle[file])));
  const modules = new Set([...moduleIds(entryOf(bundle)), ...WORKER_SCREENS.map((screen) => path.join(ROOM, screen))]);
  return codeOf(
    bundle,
    reachedFrom(modules, context, (id, next) => !withoutLater.has(id) && !NOT_KEPT.has(next)),
  );
}

/** What the modules of all screens but those of a desk come to. */
export function codeWithoutDesk(bundle: Bundle, context: Modules): string {
  const ofDesk = new Set(deskScreens(context));
  const modules = new Set(moduleIds(entryOf(bundle)));
  return codeOf(
    bundle,
    reachedFrom(modules, context, (_id, next) => !ofDesk.has(next)),
  );
}

/** The modules of the screens that staff prepare things on. */
export function deskScreens({ getModuleInfo }: Modules): readonly string[] {
  return OF_DESK.flatMap((file) => {
    const { dynamicallyImportedIds } = getModuleInfo(file) ?? {};
    if (!dynamicallyImportedIds) throw new Error(`${file} names no screens.`);
    return dynamicallyImportedIds;
  });
}

/** Adds to some modules all that they lead to, without the later ones that are not followed. */
function reachedFrom(
  modules: Set<string>,
  { getModuleInfo }: Modules,
  isFollowed: (id: string, later: string) => boolean,
): ReadonlySet<string> {
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds.filter((next) => isFollowed(id, next))])
      modules.add(next);
  }
  return modules;
}

function codeOf(bundle: Bundle, modules: ReadonlySet<string>): string {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .flatMap(([id, { code }]) => (modules.has(id) && code !== null ? [code] : []))
    .join('\n');
}

function atOnce(bundle: Bundle): string[] {
  return [entryOf(bundle).fileName, screenOf(bundle, OWN_PLAYER), screenOf(bundle, ELSEWHERE)];
}

/** The entry script and the scripts of some screens with all their imports; lazy imports are left out for `withoutLater`. */
function chunksOf(bundle: Bundle, screens: readonly string[], withoutLater: readonly string[]): Rolldown.OutputChunk[] {
  const names = new Set([entryOf(bundle).fileName, ...screens.map((screen) => screenOf(bundle, screen))]);
  const chunks: Rolldown.OutputChunk[] = [];
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`${name} is no script of the site.`);
    const later = withoutLater.includes(name) ? [] : chunk.dynamicImports.filter((file) => !isLeftOut(bundle[file]));
    for (const next of [...chunk.imports, ...later]) names.add(next);
    chunks.push(chunk);
  }
  return chunks;
}

function moduleIds(file: Bundle[string] | undefined): string[] {
  return file?.type === 'chunk' ? Object.keys(file.modules) : [];
}

function isLeftOut(file: Bundle[string] | undefined): boolean {
  return file?.type === 'chunk' && NOT_KEPT.has(file.facadeModuleId ?? '');
}

/** The page's entry script. */
export function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The site has no first script.');
  return entry;
}

/** The file that has a screen's entry module; throws where there is none. */
export function screenOf(bundle: Bundle, screen: string): string {
  return chunkOf(bundle, path.join(ROOM, screen)).fileName;
}

/** The file that has a module; throws where there is none. */
export function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && module in file.modules);
  if (chunk?.type !== 'chunk') throw new Error(`${module} is in no file of the site.`);
  return chunk;
}
