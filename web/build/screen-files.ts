import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const ROOM = fileURLToPath(new URL('..', import.meta.url));
const PLAYER = path.join(ROOM, 'user-forms/player-page.tsx');
/** A logged-in user's player, which the phone keeps for offline use. */
const OWN_PLAYER = path.join(ROOM, 'user-forms/intro/mode-page.tsx');
/** A worker's pass, which the phone keeps for offline use; some staff screens draw QR codes too. */
const PASS = path.join(ROOM, 'gate/pass/pass-page.tsx');
/** The list of workers that an inspector opens: it prints and saves as staff's lists do. */
const INSPECTION = path.join(ROOM, 'workers/inspection/inspection-page.tsx');
/** What a worker opens at the poster of a gate. */
const CHECK_IN = path.join(ROOM, 'check-in/check-in-page.tsx');
const STAFF = path.join(ROOM, 'app/shell/admin-app.tsx');
/** Shows the components of all screens, to developers only. */
const KIT = path.join(ROOM, 'kit/load-kit.ts');
const SCREENS = ['screens.ts', 'elsewhere.tsx'].map((file) => path.join(ROOM, 'app/routing', file));

/** The player's modules that the start page and the service worker's registration also load, before any induction opens. */
const OF_THE_PHONE = /\/web\/(offline|phone|service-worker)\/|\/node_modules\/idb\//;
/** The player's modules that staff screens also load. */
const SHARED = /\/web\/(app|lists|ui)\/|\/shared\/|\/node_modules\//;
/** The drawing of QR codes, apart from what the start page lists of passes. */
const OF_CODES = /\/qr-code\.|\/node_modules\/uqr\//;
/** A module goes into the common file when at least this many staff screens need it. */
const FEWEST_SCREENS = 4;

type NameFile = (id: string, context: Context) => string | null;
type Group = { name: NameFile; debugName: string; priority: number };

/**
 * Groups the shared modules of the player and the staff screens into a few files instead of dozens: these compress a fifth better and load
 * without waiting for each other. A screen's entry module stays separate, since it is imported lazily. Groups with fewer users come last: a
 * group also takes the modules that its own modules import.
 */
export function screenFiles(): Group[] {
  const ofStaff = nameFiles(staffFiles);
  const staffFile =
    (file: string): NameFile =>
    (id, context) =>
      ofStaff(id, context) === file ? file : null;
  return [
    { name: nameFiles(playerFiles), debugName: 'player', priority: 5 },
    { name: nameFiles(passFiles), debugName: 'pass', priority: 4 },
    { name: staffFile('session'), debugName: 'session', priority: 3 },
    { name: staffFile('sheets'), debugName: 'sheets', priority: 3 },
    { name: staffFile('visit'), debugName: 'visit', priority: 3 },
    { name: staffFile('entrance'), debugName: 'entrance', priority: 2 },
    { name: staffFile('staff'), debugName: 'staff', priority: 1 },
  ];
}

function nameFiles(filesOf: (context: Context) => ReadonlyMap<string, string>): NameFile {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, context) => (files ??= filesOf(context)).get(id) ?? null;
}

function playerFiles(context: Context): Map<string, string> {
  const files = new Map([...filesLoadedWith(PLAYER, context)].map((id) => [id, playerFile(id)]));
  files.delete(PLAYER);
  return files;
}

function passFiles(context: Context): Map<string, string> {
  const files = new Map([...filesLoadedWith(PASS, context)].map((id) => [id, OF_CODES.test(id) ? 'code' : 'pass']));
  files.delete(PASS);
  return files;
}

function staffFiles(context: Context): Map<string, string> {
  const others = SCREENS.flatMap((file) => dynamicImports(file, context)).filter(
    (screen) => ![PLAYER, STAFF, KIT, INSPECTION, CHECK_IN, ...SCREENS].includes(screen),
  );
  const ofOthers = new Set(others.flatMap((screen) => [...filesLoadedWith(screen, context)]));
  const ofOwnPlayer = filesLoadedWith(OWN_PLAYER, context);
  const ofInspection = filesLoadedWith(INSPECTION, context);
  const ofCheckIn = filesLoadedWith(CHECK_IN, context);
  const fileOf = (id: string) => {
    if (ofOwnPlayer.has(id)) return 'session';
    if (ofCheckIn.has(id) || (ofOthers.has(id) && ofInspection.has(id))) return 'visit';
    if (ofOthers.has(id)) return 'entrance';
    return ofInspection.has(id) ? 'sheets' : 'staff';
  };
  const modules = [...filesLoadedWith(STAFF, context), ...ofSeveralScreens(context)];
  const files = new Map(modules.map((id) => [id, fileOf(id)]));
  files.delete(STAFF);
  return files;
}

/** The modules that several staff screens load, except those that render form pages. */
function ofSeveralScreens(context: Context): string[] {
  const counts = new Map<string, number>();
  for (const screen of dynamicImports(STAFF, context)) {
    for (const id of filesLoadedWith(screen, context)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const ofPlayer = playerFiles(context);
  const showsPages = (id: string) => [...filesLoadedWith(id, context)].some((each) => ofPlayer.get(each) === 'player');
  return [...counts].filter(([id, count]) => count >= FEWEST_SCREENS && !showsPages(id)).map(([id]) => id);
}

function playerFile(id: string): string {
  if (OF_THE_PHONE.test(id)) return 'phone';
  return SHARED.test(id) ? 'parts' : 'player';
}

function dynamicImports(module: string, context: Context): readonly string[] {
  return context.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
}

function filesLoadedWith(module: string, context: Context): Set<string> {
  const loaded = new Set([module]);
  for (const id of loaded) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
  }
  return loaded;
}
