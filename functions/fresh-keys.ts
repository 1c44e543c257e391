import type { Keys } from './http/keys.ts';
import type { World } from './world.ts';

/** How old the keys of a process may be; the extension that reads them keeps them for as long once more. */
export const KEYS_LIFE_SECONDS = 300;
const RETRY_SECONDS = 60;

/**
 * Answers what is to be called before each use of a world whose process may live through a rotation of its keys. Where the
 * keys cannot be read the ones at hand go on, since a rotation leaves them good for longer than this.
 */
export function freshKeys(world: Pick<World, 'keys' | 'now' | 'log'>, read: () => Promise<Keys>): () => Promise<void> {
  const later = (seconds: number): number => world.now().getTime() + seconds * 1000;
  let staleAt = later(KEYS_LIFE_SECONDS);
  return async () => {
    if (world.now().getTime() < staleAt) return;
    // At once, so that calls that come meanwhile do not read as well.
    staleAt = later(KEYS_LIFE_SECONDS);
    try {
      Object.assign(world.keys, await read());
    } catch (error) {
      staleAt = later(RETRY_SECONDS);
      world.log({ level: 'warn', event: 'keys_not_read', error: error instanceof Error ? error.name : 'unknown' });
    }
  };
}
