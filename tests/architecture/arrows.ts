import { roomOf, type SourceFile } from './imports.ts';

/** What the editors of forms and the screens around them are made of. */
const OF_EDITORS = ['web/app', 'web/ui', 'web/content', 'web/editing', 'web/lists', 'shared/*'];

/** What rooms may import that are no plain features: those that features are made of, and features with exceptions, each with its reason. */
const ROOM_ARROWS: Record<string, readonly string[]> = {
  'shared/core': ['shared/core'],
  'shared/content': ['shared/content', 'shared/core'],
  // The home page and the search tell of what the other features have.
  'shared/home': ['shared/*'],
  'shared/find': ['shared/*'],
  // The desk of personal data shows what the other features keep.
  'shared/data-desk': ['shared/*'],
  // The list of workers is made of inductions and projects.
  'shared/workers': ['shared/*'],
  // A board tells of permits.
  'shared/boards': ['shared/*'],
  // Presence is noted at the gate, with its verdict.
  'shared/presence': ['shared/*'],

  // A language says what the features have to say.
  'shared/languages': ['shared/*'],
  functions: ['functions', 'functions/store', 'functions/security', 'functions/outside', 'shared/*'],
  'functions/edge': [],
  'functions/verbs': ['functions', 'functions/verbs', 'functions/store', 'shared/*'],
  'functions/store': ['functions/store', 'shared/*'],
  'functions/outside': ['functions/outside', 'shared/*'],
  'functions/security': ['functions', 'functions/verbs', 'functions/security', 'functions/store', 'shared/*'],
  'functions/http': ['functions', 'functions/http', 'functions/security', 'functions/store', 'shared/*'],
  'functions/uploads': [
    'functions',
    'functions/uploads',
    'functions/http',
    'functions/security',
    'functions/store',
    'functions/outside',
    'shared/*',
  ],
  // Inductions and permits seal what happens to them alike.
  'functions/evidence': [
    'functions',
    'functions/verbs',
    'functions/evidence',
    'functions/http',
    'functions/security',
    'functions/store',
    'functions/messages',
    'shared/*',
  ],
  // What induction forms and permit forms share, since neither may import the other.
  'functions/written-forms': [
    'functions',
    'functions/verbs',
    'functions/written-forms',
    'functions/http',
    'functions/security',
    'functions/store',
    'shared/*',
  ],
  'functions/messages': [
    'functions',
    'functions/verbs',
    'functions/messages',
    'functions/http',
    'functions/security',
    'functions/store',
    'functions/outside',
    'shared/*',
  ],
  // A signed induction looks its employer up where whoever types the name does.
  'functions/user-forms': [
    'functions',
    'functions/verbs',
    'functions/user-forms',
    'functions/registers',
    'functions/evidence',
    'functions/uploads',
    'functions/http',
    'functions/security',
    'functions/store',
    'functions/messages',
    'shared/*',
  ],
  // An arrival keeps the gate's verdict.
  'functions/presence': [
    'functions',
    'functions/verbs',
    'functions/presence',
    'functions/gate',
    'functions/http',
    'functions/security',
    'functions/store',
    'shared/*',
  ],
  // What is erased is found and cut by those who made it: cards, their reminders, permits.
  'functions/data-desk': [
    'functions',
    'functions/verbs',
    'functions/evidence',
    'functions/data-desk',
    'functions/cards',
    'functions/permits',
    'functions/reminders',
    'functions/user-forms',
    'functions/messages',
    'functions/http',
    'functions/security',
    'functions/store',
    'functions/outside',
    'functions/uploads',
    'shared/*',
  ],
  'functions/jobs': ['functions', 'functions/*', 'shared/*'],
  'functions/api': ['functions', 'functions/*', 'shared/*'],

  web: ['web/*'],
  'web/ui': ['web/ui', 'shared/core'],
  'web/content': ['web/content', 'web/ui', 'web/drafts', 'shared/*'],
  'web/drafts': ['web/offline', 'web/phone'],
  // Pictures are taken the same way for inductions, permits, cards and plans.
  'web/pictures': ['web/pictures', 'web/app', 'web/content', 'shared/*'],
  'web/offline': ['web/offline', 'web/phone', 'shared/*'],
  'web/phone': ['web/phone', 'shared/*'],
  // The last page of an induction, the start page and the gate show a worker's pass.
  'web/passes': ['web/passes', 'web/app', 'web/ui', 'web/phone', 'web/shared-device', 'shared/*'],
  // Inductions and permits offer their evidence, and anybody checks it.
  'web/evidence': ['web/evidence', 'web/app', 'web/ui', 'shared/*'],
  // What is noted on a phone, at a gate or over a watch, waits in one kind of outbox.
  'web/noted': ['web/noted', 'web/app', 'web/offline', 'web/phone', 'shared/*'],
  // The gate notes presence by its outbox.
  'web/presence': ['web/presence', 'web/noted', 'web/app', 'web/ui', 'web/phone', 'shared/*'],
  'web/service-worker': ['web/service-worker', 'web/ui', 'shared/core'],
  'web/shared-device': ['web/shared-device', 'web/offline', 'web/phone', 'web/service-worker', 'web/app'],
  'web/editing': ['web/editing', 'web/ui', 'shared/*'],
  'web/lists': ['web/lists', 'web/app', 'web/ui', 'shared/*'],
  // Logging in and one's own details ask for the same factors.
  'web/second-factor': ['web/second-factor', 'web/app', 'web/ui', 'shared/*'],
  // Neither of induction forms and permit forms may import the other: they share an editor and the screens around it.
  'web/form-editor': ['web/form-editor', 'web/phone', ...OF_EDITORS],
  'web/written-forms': ['web/written-forms', 'web/form-editor', ...OF_EDITORS],
  'web/app': ['web/*', 'shared/*'],

  'web/build': ['web/*', 'shared/*'],

  'infra/build': ['infra/build', 'web/build'],
  'infra/aws': ['infra/aws', 'infra/build', 'functions', 'functions/*', 'shared/*', 'web/build'],
  'infra/reports': ['infra/*', 'functions/*', 'shared/*'],
  'infra/local': ['infra/*', 'functions', 'functions/*', 'shared/*'],
  'infra/demo': ['infra/demo', 'infra/build', 'functions', 'functions/*', 'shared/*'],
  'infra/operator': ['infra/*', 'functions', 'functions/*', 'shared/*'],
};

/** What every other room of `shared`, `functions` and `web` may import, beside itself. */
const FEATURE: Record<string, readonly string[]> = {
  shared: ['shared/core', 'shared/content'],
  functions: [
    'functions',
    'functions/verbs',
    'functions/store',
    'functions/http',
    'functions/security',
    'functions/outside',
    'functions/uploads',
    'functions/written-forms',
    'functions/messages',
    'functions/evidence',
    'shared/*',
  ],
  web: [
    'web/app',
    'web/evidence',
    'web/ui',
    'web/content',
    'web/pictures',
    'web/drafts',
    'web/offline',
    'web/phone',
    'web/editing',
    'web/lists',
    'web/form-editor',
    'web/written-forms',
    'web/second-factor',
    'web/passes',
    'web/noted',
    'web/presence',
    'web/service-worker',
    'web/shared-device',
    'shared/*',
  ],
};

/** Only these files of `web/app` know the features; a feature that imported one would go in a circle. */
export const WEB_COMPOSITION =
  /^web\/app\/(main|routing\/(app|router|screens|elsewhere|desk-elsewhere|landing-route)|shell\/(shell|admin-app|staff-screens|desk-screens|send-unsent|send-noted))\.tsx?$/;

/** Rooms that put the whole site together. */
const WEB_TOP = new Set(['web', 'web/build']);

/** The forbidden imports among the files, each as one readable line. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ file, imports }) =>
    imports.filter((target) => !isAllowed(file, target)).map((target) => `${file} must not import ${target}`),
  );
}

function isAllowed(file: string, target: string): boolean {
  const from = roomOf(file);
  const to = roomOf(target);
  const [top = ''] = from.split('/');
  if (top === 'tests') return true;
  if (to.startsWith('tests')) return false;
  const isComposition = WEB_COMPOSITION.test(file);
  if (WEB_COMPOSITION.test(target) && !isComposition && !WEB_TOP.has(from)) return false;
  if (from === 'web/app' && !isComposition) return to === 'web/app' || to === 'web/ui' || to.startsWith('shared');
  const rules = ROOM_ARROWS[from] ?? [from, ...(FEATURE[top] ?? [])];
  return rules.some((rule) => leadsTo(rule, to));
}

const leadsTo = (rule: string, room: string) =>
  rule === room || (rule.endsWith('/*') && room.startsWith(rule.slice(0, -1)));

/** The arrows of rooms by which no file imports anything. */
export function unusedArrows(files: readonly SourceFile[]): string[] {
  return Object.entries(ROOM_ARROWS).flatMap(([room, rules]) => {
    const targets = files.flatMap(({ file, imports }) => (roomOf(file) === room ? imports.map(roomOf) : []));
    return rules.filter((rule) => !targets.some((to) => leadsTo(rule, to))).map((rule) => `${room} -> ${rule}`);
  });
}

/** A circle of imports as the list of its files, or undefined where there is none. */
export function findCycle(files: readonly SourceFile[]): string[] | undefined {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf.get(file) ?? []) {
      const cycle = visit(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const { file } of files) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** By which way of imports some files lead to a file or package when they run, or undefined where they do not. */
export function wayTo(target: string, from: readonly SourceFile[], tree: readonly SourceFile[]): string[] | undefined {
  const readBy = new Map(tree.map(({ file, read }) => [file, read]));
  const ways = from.map(({ file }) => [file]);
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of readBy.get(way.at(-1) ?? '') ?? []) {
      if (next === target) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
