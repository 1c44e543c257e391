import type { World } from '../world.ts';
import { sealed } from './keys.ts';

/** The hash under which a mailed link for a password is stored; its id reaches nobody but the owner of the address. */
export function passwordRequestHash(world: World, id: string): string {
  return sealed(world.keys, 'password request', id);
}
