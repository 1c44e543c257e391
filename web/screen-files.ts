import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const ROOM = fileURLToPath(new URL('.', import.meta.url));
const PLAYER = path.join(ROOM, 'user-forms/player-page.tsx');
/** A logged-in user's player, which their phone keeps for where there is no network. */
const OWN_PLAYER = path.join(ROOM, 'user-forms/mode-page.tsx');
const STAFF = path.join(ROOM, 'app/admin-app.tsx');
/** Shows the parts of all screens, to developers alone. */
const KIT = path.join(ROOM, 'kit/load-kit.ts');
const SCREENS = path.join(ROOM, 'app/screens.ts');

/** What the start page and the service worker's registration load of the player too, before any induction is opened. */
const OF_THE_PHONE = /\/web\/(offline|phone|service-worker)\/|\/node_modules\/idb\//;
/** What staff's screens load of the player too. */
const SHARED = /\/web\/(app|lists|ui)\/|\/shared\/|\/node_modules\//;
/** How many of staff's screens need a module before all of them get it at once. */
const FEWEST_SCREENS = 4;

type NameFile = (id: string, context: Context) => string | null;
type Group = { name: NameFile; debugName: string; priority: number };

/**
 * Groups that put what the player and staff's screens load at once into a few files instead of dozens, which compress a
 * fifth better together and need not wait for each other. A screen's own module stays by itself, as it is the one that is
 * imported later. What fewer people load comes after the rest: a group takes along what its modules import.
 */
export function screenFiles(): Group[] {
  const ofStaff = named(staffFiles);
  const staffFile =
    (file: string): NameFile =>
    (id, context) =>
      ofStaff(id, context) === file ? file : null;
  return [
    { name: named(playerFiles), debugName: 'player', priority: 4 },
    { name: staffFile('session'), debugName: 'session', priority: 3 },
    { name: staffFile('entrance'), debugName: 'entrance', priority: 2 },
    { name: staffFile('staff'), debugName: 'staff', priority: 1 },
  ];
}

function named(filesOf: (context: Context) => ReadonlyMap<string, string>): NameFile {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, context) => (files ??= filesOf(context)).get(id) ?? null;
}

function playerFiles(context: Context): Map<string, string> {
  const files = new Map([...loadedWith(PLAYER, context)].map((id) => [id, playerFile(id)]));
  files.delete(PLAYER);
  return files;
}

function staffFiles(context: Context): Map<string, string> {
  const others = dynamicImports(SCREENS, context).filter((screen) => ![PLAYER, STAFF, KIT].includes(screen));
  const ofOthers = new Set(others.flatMap((screen) => [...loadedWith(screen, context)]));
  const ofOwnPlayer = loadedWith(OWN_PLAYER, context);
  const fileOf = (id: string) => (ofOwnPlayer.has(id) ? 'session' : ofOthers.has(id) ? 'entrance' : 'staff');
  const modules = [...loadedWith(STAFF, context), ...ofSeveralScreens(context)];
  const files = new Map(modules.map((id) => [id, fileOf(id)]));
  files.delete(STAFF);
  return files;
}

/** What several of staff's screens load, but for what shows the pages of a form. */
function ofSeveralScreens(context: Context): string[] {
  const counts = new Map<string, number>();
  for (const screen of dynamicImports(STAFF, context)) {
    for (const id of loadedWith(screen, context)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const ofPlayer = playerFiles(context);
  const showsPages = (id: string) => [...loadedWith(id, context)].some((each) => ofPlayer.get(each) === 'player');
  return [...counts].filter(([id, count]) => count >= FEWEST_SCREENS && !showsPages(id)).map(([id]) => id);
}

function playerFile(id: string): string {
  if (OF_THE_PHONE.test(id)) return 'phone';
  return SHARED.test(id) ? 'parts' : 'player';
}

function dynamicImports(module: string, context: Context): readonly string[] {
  return context.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
}

function loadedWith(module: string, context: Context): Set<string> {
  const loaded = new Set([module]);
  for (const id of loaded) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
  }
  return loaded;
}
