import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const ROOM = fileURLToPath(new URL('..', import.meta.url));
const MAIN = path.join(ROOM, 'app/main.tsx');
const PLAYER = path.join(ROOM, 'user-forms/player-page.tsx');
/** What the player loads once its first page stands: the pages after the worker's details, and what a press on the first asks for. */
const LATER = [
  'user-forms/later-pages.ts',
  'user-forms/pages/page-list.tsx',
  'user-forms/sending/upload-picture.ts',
  'user-forms/final/earlier-cards.ts',
  'offline/drain.ts',
].map((file) => path.join(ROOM, file));
/** A logged-in user's player, which the phone keeps for offline use. */
const OWN_PLAYER = path.join(ROOM, 'user-forms/intro/mode-page.tsx');
/** A worker's pass, which the phone keeps for offline use; some staff screens draw QR codes too. */
const PASS = path.join(ROOM, 'gate/pass/pass-page.tsx');
/** The list of workers that an inspector opens: it prints and saves as staff's lists do. */
const INSPECTION = path.join(ROOM, 'workers/inspection/inspection-page.tsx');
/** What a worker opens at the poster of a gate. */
const CHECK_IN = path.join(ROOM, 'check-in/check-in-page.tsx');
/** A permit as its signers open it, and as anybody tries one. */
const VIEW_PERMIT = path.join(ROOM, 'permits/sign/view-permit-page.tsx');
const TRY_PERMIT = path.join(ROOM, 'permits/trial/try-permit-page.tsx');
const PERMIT = path.join(ROOM, 'permits/permit/permit-page.tsx');
/** The staff's shell, and the frame of every screen of a project. */
const STAFF = path.join(ROOM, 'app/shell/admin-app.tsx');
/** Sends what staff noted from any page: whoever keeps another's permit has no use for the shell. */
const NOTED = path.join(ROOM, 'app/shell/send-noted.ts');
/** Names the screens of staff. */
const STAFF_SCREENS = path.join(ROOM, 'app/shell/staff-screens.tsx');
const PROJECT = path.join(ROOM, 'projects/project-page.tsx');
/** Shows the components of all screens, to developers only. */
const KIT = path.join(ROOM, 'kit/load-kit.ts');
const SCREENS = ['screens.ts', 'elsewhere.tsx'].map((file) => path.join(ROOM, 'app/routing', file));

/** Staff screens that lead to each other: one file has what several of them load, and the screens named first. */
const AREAS: Readonly<Record<string, { whole: readonly string[]; others: readonly string[] }>> = {
  permits: {
    whole: ['permits/permit/permit-page.tsx'],
    others: ['permits/edit/edit-permit-page.tsx', 'permits/print/permit-print-page.tsx'],
  },
  'permit-lists': {
    whole: ['permits/list/permits-page.tsx'],
    others: ['permits/list/company-permits-page.tsx'],
  },
  inductions: {
    whole: ['approval/list/user-forms-page.tsx', 'approval/list/project-user-forms.tsx'],
    others: [
      'approval/user-form/user-form-page.tsx',
      'approval/report/user-form-report-page.tsx',
      'approval/report/user-form-reports-page.tsx',
    ],
  },
};

/** The player's modules that staff's screens, the start page and the service worker's registration also load. */
const SHARED = /\/web\/(app|lists|ui|drafts|offline|phone|service-worker)\/|\/shared\/|\/node_modules\//;
/** The player's files that staff's screens load too. */
const OF_ALL: ReadonlySet<string> = new Set(['parts', 'visit']);
/** The parts of forms, which staff's screens show too. */
const OF_CONTENT = /\/web\/content\//;
/** The drawing of QR codes, apart from what the start page lists of passes. */
const OF_CODES = /\/qr-code\.|\/node_modules\/uqr\//;
/** The reading of a screen's own texts, which the choice of languages has on every first page, and the pass too. */
const OF_OWN_TEXTS = /\/texts\/own-texts\./;
/** A module goes into the common file when at least this many staff screens need it. */
const FEWEST_SCREENS = 4;

type NameFile = (id: string, context: Context) => string | null;
type Group = { name: NameFile; debugName: string; priority: number };

/**
 * Groups the shared modules of the player and the staff screens into a few files instead of dozens: these compress a fifth better and load
 * without waiting for each other. A screen's entry module stays separate where its area does not name it. Groups with fewer users come last:
 * a group also takes the modules that its own modules import.
 */
export function screenFiles(): Group[] {
  const [ofPlayer, ofStaff] = [nameFiles(playerFiles), nameFiles(staffFiles)];
  const fileOf = (nameFile: NameFile) => (file: string, priority: number) => ({
    name: (id: string, context: Context) => (nameFile(id, context) === file ? file : null),
    debugName: file,
    priority,
  });
  const [playerFile, staffFile] = [fileOf(ofPlayer), fileOf(ofStaff)];
  return [
    playerFile('parts', 9),
    playerFile('reading', 8),
    {
      // What the player loads later and staff's screens too, with what the staff's visitors share.
      name: (id, context) =>
        [ofPlayer, ofStaff].some((nameFile) => nameFile(id, context) === 'visit') ? 'visit' : null,
      debugName: 'visit',
      priority: 7,
    },
    playerFile('content', 6),
    { name: ofPlayer, debugName: 'player', priority: 5 },
    { name: nameFiles(passFiles), debugName: 'pass', priority: 5 },
    ...['session', 'sheets'].map((file) => staffFile(file, 4)),
    staffFile('entrance', 3),
    ...['signing', 'admin-app', ...Object.keys(AREAS)].map((file) => staffFile(file, 2)),
  ];
}

function nameFiles(filesOf: (context: Context) => ReadonlyMap<string, string>): NameFile {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, context) => (files ??= filesOf(context)).get(id) ?? null;
}

function playerFiles(context: Context): Map<string, string> {
  const atFirst = filesLoadedWith(PLAYER, context);
  const loaded = new Set([...atFirst, ...LATER.flatMap((id) => [...filesLoadedWith(id, context)])]);
  const files = new Map([...loaded].map((id) => [id, nameOfPlayerFile(id, atFirst)]));
  files.delete(PLAYER);
  return files;
}

function passFiles(context: Context): Map<string, string> {
  const fileOf = (id: string) => (OF_CODES.test(id) ? 'code' : OF_OWN_TEXTS.test(id) ? 'own-texts' : 'pass');
  const files = new Map([...filesLoadedWith(PASS, context)].map((id) => [id, fileOf(id)]));
  files.delete(PASS);
  return files;
}

/** The file of each module of the staff's screens that is not left to its screen's own. */
function staffFiles(context: Context): Map<string, string> {
  const ofShell = shellFiles(context);
  const ofPermit = permitFiles(context, ofShell);
  const known = new Set([...ofShell.keys(), ...ofPermit.keys()]);
  return new Map([...ofShell, ...ofPermit, ...areaFiles(context, known)]);
}

/** What the staff's shell loads, and what many of its screens do. */
function shellFiles(context: Context): Map<string, string> {
  const ofOthers = new Set(otherScreens(context).flatMap((screen) => [...filesLoadedWith(screen, context)]));
  const ofOwnPlayer = filesLoadedWith(OWN_PLAYER, context);
  const ofInspection = filesLoadedWith(INSPECTION, context);
  const ofTrial = filesLoadedWith(TRY_PERMIT, context);
  const fileOf = (id: string) => {
    if (ofOwnPlayer.has(id)) return 'session';
    if (id === NOTED) return 'entrance';
    if (ofOthers.has(id) && ofInspection.has(id)) return 'visit';
    if (ofOthers.has(id) || ofTrial.has(id)) return 'entrance';
    return ofInspection.has(id) ? 'sheets' : 'admin-app';
  };
  const common = [STAFF, PROJECT, ...ofSeveralScreens(context)];
  const loaded = common.flatMap((id) => [...filesLoadedWith(id, context)]);
  return new Map(loaded.map((id) => [id, fileOf(id)]));
}

/** The screens that are neither a worker's nor the staff's: logins, and permits by their links. */
function otherScreens(context: Context): string[] {
  const left = new Set([PLAYER, STAFF, KIT, INSPECTION, CHECK_IN, TRY_PERMIT, ...SCREENS]);
  return SCREENS.flatMap((file) => dynamicImports(file, context)).filter((screen) => !left.has(screen));
}

/** What the staff's permit shares with its signers and with trials of permits, and no worker loads otherwise. */
function permitFiles(context: Context, ofShell: ReadonlyMap<string, string>): Map<string, string> {
  const shown = [...filesLoadedWith(VIEW_PERMIT, context), ...ofBoth(TRY_PERMIT, PERMIT, context)];
  const screens = [MAIN, PLAYER, OWN_PLAYER, PASS, INSPECTION, CHECK_IN, ...otherScreens(context)];
  const others = screens.filter((screen) => screen !== VIEW_PERMIT);
  const ofOthers = new Set(others.flatMap((screen) => [...filesLoadedWith(screen, context)]));
  const ofStaff = new Set(areaScreens('permits').flatMap((screen) => [...filesLoadedWith(screen, context)]));
  const shared = shown.filter((id) => ofStaff.has(id) && !ofShell.has(id) && !ofOthers.has(id));
  return new Map(shared.map((id) => [id, 'signing']));
}

function ofBoth(one: string, other: string, context: Context): string[] {
  const ofOther = filesLoadedWith(other, context);
  return [...filesLoadedWith(one, context)].filter((id) => ofOther.has(id));
}

function areaScreens(area: string): string[] {
  const screens = AREAS[area];
  return [...(screens?.whole ?? []), ...(screens?.others ?? [])].map((screen) => path.join(ROOM, screen));
}

/** What the screens of workers and of logins load, then or later. */
function loadedByOthers(context: Context): Set<string> {
  const loaded = new Set([MAIN]);
  for (const id of loaded) {
    if (id === STAFF || id === KIT) continue;
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) loaded.add(next);
  }
  return loaded;
}

/** What at least two screens of an area load, or one that its file has whole; apart what workers load later too. */
function areaFiles(context: Context, known: ReadonlySet<string>): Map<string, string> {
  const files = new Map<string, string>();
  for (const [area, { whole }] of Object.entries(AREAS)) {
    const ofElsewhere = loadedElsewhere(area, context);
    const counts = countLoads(areaScreens(area), context);
    const ofOthers = loadedByOthers(context);
    const ofPlayer = playerFiles(context);
    const ofWhole = new Set(whole.flatMap((screen) => [...filesLoadedWith(path.join(ROOM, screen), context)]));
    for (const [id, count] of counts) {
      if (count === 1 && !ofWhole.has(id)) continue;
      if (known.has(id) || ofPlayer.has(id)) continue;
      if (ofOthers.has(id)) files.set(id, 'admin-app');
      else if (!ofElsewhere.has(id)) files.set(id, area);
    }
  }
  return files;
}

/** What any screen outside an area loads, but for the developers' own. */
function loadedElsewhere(area: string, context: Context): Set<string> {
  const screens = [STAFF, STAFF_SCREENS, MAIN, ...SCREENS].flatMap((file) => [file, ...dynamicImports(file, context)]);
  const others = screens.filter((screen) => screen !== KIT && !areaScreens(area).includes(screen));
  return new Set(others.flatMap((screen) => [...filesLoadedWith(screen, context)]));
}

function countLoads(screens: readonly string[], context: Context): Map<string, number> {
  const counts = new Map<string, number>();
  for (const screen of screens) {
    for (const id of filesLoadedWith(screen, context)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * The modules that several staff screens load, or one of an area and one elsewhere, except those that load files of the player or of the
 * check-in.
 */
function ofSeveralScreens(context: Context): string[] {
  const ofPlayer = playerFiles(context);
  const ofFirst = filesLoadedWith(MAIN, context);
  const ofCheckIn = filesLoadedWith(CHECK_IN, context);
  const isApart = (id: string) =>
    !ofFirst.has(id) && !OF_ALL.has(ofPlayer.get(id) ?? (ofCheckIn.has(id) ? 'own' : 'parts'));
  const screens = [STAFF, STAFF_SCREENS].flatMap((file) => dynamicImports(file, context));
  const counts = countLoads(screens, context);
  const ofNoStaff = loadedByOthers(context);
  const ofAreas = Object.keys(AREAS).flatMap((area) => {
    const elsewhere = loadedElsewhere(area, context);
    return [...countLoads(areaScreens(area), context).keys()].filter((id) => elsewhere.has(id) && !ofNoStaff.has(id));
  });
  const common = new Set([...ofAreas, ...[...counts].flatMap(([id, count]) => (count >= FEWEST_SCREENS ? [id] : []))]);
  return [...common].filter((id) => ![...filesLoadedWith(id, context)].some(isApart));
}

function nameOfPlayerFile(id: string, atFirst: ReadonlySet<string>): string {
  const isFirst = atFirst.has(id);
  if (SHARED.test(id)) return isFirst ? 'parts' : 'visit';
  if (OF_CONTENT.test(id)) return isFirst ? 'reading' : 'content';
  return isFirst ? 'player' : 'player-pages';
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
