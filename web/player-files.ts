import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const ROOM = fileURLToPath(new URL('.', import.meta.url));
const PLAYER = path.join(ROOM, 'user-forms/player-page.tsx');

/** What the start page and the service worker's registration load of it too, before any induction is opened. */
const OF_THE_PHONE = /\/web\/(offline|service-worker)\/|\/node_modules\/idb\//;
/** What staff's screens load of it too. */
const SHARED = /\/web\/(app|lists|ui)\/|\/shared\/|\/node_modules\//;

/**
 * Puts what the player loads at once into three files instead of some thirty, which compress a fifth better together.
 * The player's own module stays by itself, as it is the one that is imported later.
 */
export function playerFiles(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let loaded: ReadonlySet<string> | undefined;
  return (id, context) => {
    loaded ??= loadedWith(PLAYER, context);
    if (id === PLAYER || !loaded.has(id)) return null;
    if (OF_THE_PHONE.test(id)) return 'phone';
    return SHARED.test(id) ? 'parts' : 'player';
  };
}

function loadedWith(module: string, context: Rolldown.ChunkingContext): Set<string> {
  const loaded = new Set([module]);
  for (const id of loaded) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
  }
  return loaded;
}
