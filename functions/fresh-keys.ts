import { KEY_RINGS, PLAIN_KEYS, type Keys } from './security/keys.ts';
import { countSecurity } from './security/security-log.ts';
import type { World } from './world.ts';

/** The most seconds that a process uses its keys; the extension that reads them caches them for as long again. */
export const KEYS_LIFE_SECONDS = 300;
const RETRY_SECONDS = 60;

/**
 * Makes the function to call before each use of a world whose process may outlive a rotation of its keys. Where the keys cannot be read,
 * the present ones stay in use: a rotation keeps them valid for longer than this.
 */
export function freshKeys(world: World, read: () => Promise<Keys>): () => Promise<void> {
  const later = (seconds: number): number => world.now().getTime() + seconds * 1000;
  let staleAt = later(KEYS_LIFE_SECONDS);
  return async () => {
    if (world.now().getTime() < staleAt) return;
    // Set before the read, so that concurrent calls do not read as well.
    staleAt = later(KEYS_LIFE_SECONDS);
    try {
      const before = { ...world.keys };
      Object.assign(world.keys, await read());
      const changed = changedKeys(before, world.keys);
      if (changed !== '') await countSecurity(world, { kind: 'keysRotated', company: null, about: changed }, changed);
    } catch (error) {
      staleAt = later(RETRY_SECONDS);
      world.log({ level: 'warn', event: 'keys_not_read', error: error instanceof Error ? error.name : 'unknown' });
    }
  };
}

/** The names of the keys that sign and seal anew, other than before. */
function changedKeys(before: Keys, after: Keys): string {
  const isOther = (name: keyof Keys) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return [...KEY_RINGS, ...PLAIN_KEYS].filter(isOther).join(' ');
}
