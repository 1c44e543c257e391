import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const ROOM = fileURLToPath(new URL('.', import.meta.url));

/** A logged-in user's player; what it loads later is for a trial, which staff make with a network. */
const OWN_PLAYER = 'user-forms/mode-page.tsx';

/** The screens that a worker's phone keeps beside the first: those that can be gone on with where there is no network. */
const KEPT_SCREENS = [
  'app/landing-route.tsx',
  'service-worker/registration.ts',
  'start/finished-cards.tsx',
  OWN_PLAYER,
  'user-forms/player-page.tsx',
];

/** The screens of a worker's phone beside the first, with those that begin by asking the server. */
const WORKER_SCREENS = [
  ...KEPT_SCREENS,
  'cards/edit-card-page.tsx',
  'edit-codes/card-code-page.tsx',
  'edit-codes/code-page.tsx',
  'edit-codes/earlier-cards-code-page.tsx',
];

/** The scripts that a worker's screens load, at once or later. */
export function workerChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return chunksOf(bundle, WORKER_SCREENS, atOnce(bundle));
}

/** The scripts of the screens that a worker's phone keeps. */
export function keptChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return chunksOf(bundle, KEPT_SCREENS, atOnce(bundle));
}

function atOnce(bundle: Bundle): string[] {
  return [entryOf(bundle).fileName, screenOf(bundle, OWN_PLAYER)];
}

/** The first script and those of some screens, with all that they load; of `withoutLater` only what comes at once. */
function chunksOf(bundle: Bundle, screens: readonly string[], withoutLater: readonly string[]): Rolldown.OutputChunk[] {
  const names = new Set([entryOf(bundle).fileName, ...screens.map((screen) => screenOf(bundle, screen))]);
  const chunks: Rolldown.OutputChunk[] = [];
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`${name} is no script of the site.`);
    const later = withoutLater.includes(name) ? [] : chunk.dynamicImports;
    for (const next of [...chunk.imports, ...later]) names.add(next);
    chunks.push(chunk);
  }
  return chunks;
}

/** The script that the page loads first. */
export function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The site has no first script.');
  return entry;
}

/** The file of a screen's own script; throws where the screen has none. */
export function screenOf(bundle: Bundle, screen: string): string {
  const source = path.join(ROOM, screen);
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === source);
  if (!chunk) throw new Error(`${screen} is not in a file of its own.`);
  return chunk.fileName;
}
