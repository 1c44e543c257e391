import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { World } from '../world.ts';

/**
 * The client's address as our own edge saw it. The header counts only beside the origin secret;
 * a request that came another way shares one bucket with all others that did.
 */
export function callerAddress(world: World, c: Context): string {
  if (!isFromEdge(world, c)) return 'unknown';
  return c.req.header('x-viewer-address') ?? 'unknown';
}

export function isFromEdge(world: World, c: Context): boolean {
  const expected = Buffer.from(world.settings.originSecret);
  const given = Buffer.from(c.req.header('x-origin-secret') ?? '');
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
}
