import path from 'node:path';
import { countLoads, dynamicImports, filesLoadedWith, ofBoth, type Context } from './module-graph.ts';
import {
  CHECK_IN,
  DESK_SCREENS,
  HOME,
  INSPECTION,
  KIT,
  LOGINS,
  MAIN,
  NOTED,
  OWN_PLAYER,
  OWN_RECORD,
  PASS,
  PERMIT,
  PLAYER,
  PROJECT,
  ROOM,
  SCREENS,
  STAFF,
  STAFF_SCREENS,
  TRY_PERMIT,
  VIEW_PERMIT,
} from './named-screens.ts';
import { nameOfLaterFile, playerFiles } from './player-files.ts';

/** Staff screens that lead to each other: one file has what several of them load, and the screens named first. */
export const AREAS: Readonly<Record<string, { whole: readonly string[]; others: readonly string[] }>> = {
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

/** The player's files that staff's screens load too. */
const OF_ALL: ReadonlySet<string> = new Set(['parts', 'visit']);
/** A module goes into the common file when at least this many staff screens need it. */
const FEWEST_SCREENS = 4;

/** The file of each module of the staff's screens that is not left to its screen's own. */
export function staffFiles(context: Context): Map<string, string> {
  const ofShell = shellFiles(context);
  const ofPermit = permitFiles(context, ofShell);
  const known = new Set([...ofShell.keys(), ...ofPermit.keys()]);
  return new Map([...ofShell, ...ofPermit, ...loginFiles(context, known), ...areaFiles(context, known)]);
}

/** What the staff's shell loads, and what many of its screens do. */
function shellFiles(context: Context): Map<string, string> {
  const ofOthers = new Set(otherScreens(context).flatMap((screen) => [...filesLoadedWith(screen, context)]));
  const ofOwnPlayer = filesLoadedWith(OWN_PLAYER, context);
  const ofRecord = filesLoadedWith(OWN_RECORD, context);
  const ofInspection = filesLoadedWith(INSPECTION, context);
  const ofTrial = filesLoadedWith(TRY_PERMIT, context);
  const fileOf = (id: string) => {
    if (ofOwnPlayer.has(id)) return 'visit';
    if (ofRecord.has(id)) return nameOfLaterFile(id);
    if (id === NOTED) return 'entrance';
    if (ofOthers.has(id) && ofInspection.has(id)) return 'visit';
    if (ofOthers.has(id) || ofTrial.has(id)) return 'entrance';
    return ofInspection.has(id) ? 'sheets' : fileOfStaff(id, context);
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

/** What several screens of logins load, and no other. */
function loginFiles(context: Context, known: ReadonlySet<string>): Map<string, string> {
  const [ofOthers, ofPlayer] = [loadedOutside(LOGINS, context), playerFiles(context)];
  const counts = [...countLoads(LOGINS, context)];
  const shared = counts.filter(([id, count]) => count > 1 && !known.has(id) && !ofOthers.has(id) && !ofPlayer.has(id));
  return new Map(shared.map(([id]) => [id, 'logins']));
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

function areaScreens(area: string): string[] {
  const screens = AREAS[area];
  return [...(screens?.whole ?? []), ...(screens?.others ?? [])].map((screen) => path.join(ROOM, screen));
}

/** What several screens share is in the shell's file where one of these is among them. */
const AT_FIRST = [STAFF, HOME, PROJECT, ...areaScreens('permits'), ...areaScreens('inductions')];

function fileOfStaff(id: string, context: Context): string {
  return AT_FIRST.some((screen) => filesLoadedWith(screen, context).has(id)) ? 'admin-app' : 'staff-parts';
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
    const ofElsewhere = loadedOutside(areaScreens(area), context);
    const counts = countLoads(areaScreens(area), context);
    const ofOthers = loadedByOthers(context);
    const ofPlayer = playerFiles(context);
    const ofWhole = new Set(whole.flatMap((screen) => [...filesLoadedWith(path.join(ROOM, screen), context)]));
    for (const [id, count] of counts) {
      if (count === 1 && !ofWhole.has(id)) continue;
      if (known.has(id) || ofPlayer.has(id)) continue;
      if (ofOthers.has(id)) files.set(id, nameOfLaterFile(id));
      else if (!ofElsewhere.has(id)) files.set(id, area);
    }
  }
  return files;
}

/** What any screen but these loads, but for the developers' own. */
function loadedOutside(some: readonly string[], context: Context): Set<string> {
  const screens = [STAFF, STAFF_SCREENS, DESK_SCREENS, MAIN, ...SCREENS].flatMap((file) => [
    file,
    ...dynamicImports(file, context),
  ]);
  const others = screens.filter((screen) => screen !== KIT && !some.includes(screen));
  return new Set(others.flatMap((screen) => [...filesLoadedWith(screen, context)]));
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
  const screens = [STAFF, STAFF_SCREENS, DESK_SCREENS].flatMap((file) => dynamicImports(file, context));
  const counts = countLoads(screens, context);
  const ofNoStaff = loadedByOthers(context);
  const ofAreas = Object.keys(AREAS).flatMap((area) => {
    const elsewhere = loadedOutside(areaScreens(area), context);
    return [...countLoads(areaScreens(area), context).keys()].filter((id) => elsewhere.has(id) && !ofNoStaff.has(id));
  });
  const common = new Set([...ofAreas, ...[...counts].flatMap(([id, count]) => (count >= FEWEST_SCREENS ? [id] : []))]);
  return [...common].filter((id) => ![...filesLoadedWith(id, context)].some(isApart));
}
