import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const ROOM = fileURLToPath(new URL('.', import.meta.url));

/** The screens of a worker's phone, beside the first; what they load, at once or later, is kept with them. */
const WORKER_SCREENS = [
  'app/landing-route.tsx',
  'cards/edit-card-page.tsx',
  'edit-codes/card-code-page.tsx',
  'edit-codes/code-page.tsx',
  'edit-codes/earlier-cards-code-page.tsx',
  'service-worker/registration.ts',
  'user-forms/mode-page.tsx',
  'user-forms/player-page.tsx',
];

/** The scripts that a worker's screens load, at once or later. */
export function workerChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const first = entryOf(bundle);
  const names = new Set([first.fileName, ...WORKER_SCREENS.map((screen) => screenOf(bundle, screen))]);
  const chunks: Rolldown.OutputChunk[] = [];
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`${name} is no script of the site.`);
    const later = chunk === first ? [] : chunk.dynamicImports;
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

function screenOf(bundle: Bundle, screen: string): string {
  const source = path.join(ROOM, screen);
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === source);
  if (!chunk) throw new Error(`${screen}, a screen of a worker's phone, is not in a file of its own.`);
  return chunk.fileName;
}
