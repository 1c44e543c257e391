import { createHmac } from 'node:crypto';
import type { World } from '../../world.ts';
import { ShortMemory } from '../short-memory.ts';
import { signJwt } from './token.ts';
import { FILE_TOKEN_LIFE_SECONDS } from './token-lives.ts';

export type FileOwner = 'userForm' | 'permit' | 'inductionForm' | 'permitForm' | 'card' | 'project';

/** A token is reused for this long, so that each still lives for most of the hour. */
const REUSED_MILLISECONDS = 5 * 60_000;
const made = new ShortMemory<string>(1000);

/** A token for the given paths of `/static/`; a path that ends with a slash means its folder. */
export function fileTokenFor(world: World, path: string): Promise<string> {
  return tokenOf(world, { p: path });
}

/** A token for a folder that stands for the folder of another id of its kind: the edge reads that id, the holder cannot. */
export function standInToken(world: World, { path, id }: { path: string; id: string }): Promise<string> {
  const { current, keys } = world.keys.file;
  return tokenOf(world, { p: path, o: maskId(Buffer.from(keys[current] ?? '', 'base64url'), path, id) });
}

/** An id masked with what only holders of the key can compute from the path; `static-token.js` unmasks it. */
function maskId(key: Uint8Array, path: string, id: string): string {
  const cover = createHmac('sha256', key).update(`place\n${path}`).digest();
  const bytes = Buffer.from(id);
  if (bytes.length > cover.length) throw new Error('an id too long to be covered');
  return Buffer.from(bytes.map((byte, at) => byte ^ (cover[at] ?? 0))).toString('base64url');
}

async function tokenOf(world: World, claims: { p: string; o?: string }): Promise<string> {
  const { now, keys } = world;
  const path = claims.p;
  const key = `${keys.file.current} ${keys.file.keys[keys.file.current]} ${path}`;
  const known = made.get(key, now().getTime());
  if (known !== undefined) return known;
  const token = await signJwt({ now, ring: keys.file, audience: 'file' }, claims, FILE_TOKEN_LIFE_SECONDS);
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
