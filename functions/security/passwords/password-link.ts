import type { World } from '../../world.ts';
import { lastingSeal } from '../keys.ts';

/** The stored hash of a mailed password link; only the owner of the address learns its id. */
export function passwordRequestHash(world: World, id: string): string {
  return lastingSeal(world.keys, 'password request', id);
}
