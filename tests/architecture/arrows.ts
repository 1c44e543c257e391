import { roomOf, type SourceFile } from './imports.ts';

/** Rooms that features may use; whatever else lies in `functions` or `web` is a feature. */
const BASE_ROOMS: Record<string, readonly string[]> = {
  'shared/core': ['shared/core'],
  'shared/content': ['shared/content', 'shared/core'],

  functions: ['functions', 'functions/store', 'functions/http', 'functions/outside', 'shared/*'],
  'functions/edge': [],
  'functions/store': ['functions/store', 'shared/*'],
  'functions/outside': ['functions/outside', 'shared/*'],
  'functions/http': ['functions', 'functions/http', 'functions/store', 'shared/*'],
  'functions/uploads': [
    'functions',
    'functions/uploads',
    'functions/http',
    'functions/store',
    'functions/outside',
    'shared/*',
  ],
  'functions/messages': [
    'functions',
    'functions/messages',
    'functions/http',
    'functions/store',
    'functions/outside',
    'shared/*',
  ],
  'functions/api': ['functions', 'functions/*', 'shared/*'],

  web: ['web', 'web/*', 'shared/*'],
  'web/ui': ['web/ui', 'shared/core'],
  'web/content': ['web/content', 'web/ui', 'web/drafts', 'shared/*'],
  'web/drafts': ['web/drafts', 'web/offline', 'web/phone', 'shared/*'],
  'web/offline': ['web/offline', 'web/phone', 'shared/*'],
  'web/phone': ['web/phone', 'shared/*'],
  'web/service-worker': ['web/service-worker', 'web/ui'],
  'web/lists': ['web/lists', 'web/app', 'web/ui', 'shared/*'],
  // Induction forms and permit forms are written with one editor, and neither may import the other.
  'web/form-editor': ['web/form-editor', 'web/app', 'web/ui', 'web/content', 'web/lists', 'shared/*'],
  'web/app': ['web', 'web/*', 'shared/*'],

  infra: ['infra', 'infra/*', 'functions', 'functions/*', 'shared/*', 'web'],
  'infra/local': ['infra', 'infra/*', 'functions', 'functions/*', 'shared/*'],
  'infra/demo': ['infra/demo', 'functions', 'functions/*', 'shared/*'],
  'infra/ops': ['infra', 'infra/*', 'functions', 'functions/*', 'shared/*'],
  'infra/parts': ['infra', 'infra/parts', 'functions', 'functions/*', 'shared/*'],
};

const FEATURE: Record<string, readonly string[]> = {
  shared: ['shared/core', 'shared/content'],
  functions: [
    'functions',
    'functions/store',
    'functions/http',
    'functions/outside',
    'functions/uploads',
    'functions/messages',
    'shared/*',
  ],
  web: [
    'web/app',
    'web/ui',
    'web/content',
    'web/drafts',
    'web/offline',
    'web/phone',
    'web/lists',
    'web/form-editor',
    'web/service-worker',
    'shared/*',
  ],
  tests: ['*'],
};

/** Only these files of `web/app` know the features; a feature that imported one would go in a circle. */
export const WEB_COMPOSITION = /^web\/app\/(main|app|shell|router|screens|admin-app|landing-route)\.tsx?$/;

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
  if (WEB_COMPOSITION.test(target) && !isComposition && from !== 'web') return false;
  if (from === 'web/app' && !isComposition)
    return to === 'web/app' || to === 'web/ui' || top === 'shared' || to.startsWith('shared');
  const rules = BASE_ROOMS[from] ?? [from, ...(FEATURE[top] ?? [])];
  return rules.some((rule) => rule === to || rule === '*' || (rule.endsWith('/*') && to.startsWith(rule.slice(0, -1))));
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
