import type { World } from '../world.ts';
import { ShortMemory } from './short-memory.ts';
import { signedJwt } from './token.ts';
import { FILE_TOKEN_LIFE_SECONDS } from './token-lives.ts';

export type FileOwner = 'userForm' | 'permit' | 'inductionForm' | 'permitForm' | 'card';

/** A token is given out again for this long, so that each still lives for most of the hour. */
const REUSED_MILLISECONDS = 5 * 60_000;
const made = new ShortMemory<string>(1000);

/** A token for the files under the given paths of `/static/`; a path that ends with a slash stands for its folder. */
export async function fileTokenFor(world: World, path: string): Promise<string> {
  const { now, keys } = world;
  const key = `${keys.file.current} ${keys.file.keys[keys.file.current]} ${path}`;
  const known = made.get(key, now().getTime());
  if (known !== undefined) return known;
  const token = await signedJwt({ now, ring: keys.file, audience: 'file' }, { p: path }, FILE_TOKEN_LIFE_SECONDS);
  made.set(key, token, now().getTime() + REUSED_MILLISECONDS);
  return token;
}

/** The folder of an entity's documents, relative to `/static/`. */
export function documentFolder(owner: FileOwner, id: string): string {
  return `documents/${owner}/${id}/`;
}

/** The folder of an entity's pictures, relative to `/static/`. */
export function imageFolder(owner: FileOwner, id: string): string {
  return `images/${owner}/${id}/`;
}
