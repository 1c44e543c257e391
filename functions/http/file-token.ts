import type { World } from '../world.ts';
import { signedJwt } from './token.ts';

/** One hour; it is read only and is not checked against its entity again (contract 4). */
const FILE_TOKEN_LIFE_SECONDS = 3600;

export type FileOwner = 'userForm' | 'permit' | 'inductionForm' | 'permitForm' | 'card';

/** A token for the files under the given paths of `/static/`; a path that ends with a slash stands for its folder. */
export function fileTokenFor(world: World, path: string): Promise<string> {
  return signedJwt({ now: world.now, ring: world.keys.file, audience: 'file' }, { p: path }, FILE_TOKEN_LIFE_SECONDS);
}

/** The folder of an entity's pictures, relative to `/static/`. */
export function imageFolder(owner: FileOwner, id: string): string {
  return `images/${owner}/${id}/`;
}
