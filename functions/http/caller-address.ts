import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { World } from '../world.ts';

/** The client's address as our own edge saw it; the site router writes it over whatever a client sends. */
export function callerAddress(c: Context): string {
  return c.req.header('x-viewer-address') ?? 'unknown';
}

/** Whether a request came through our own edge, which alone knows the origin secret: around it there are no limits. */
export function isFromEdge(world: World, c: Context): boolean {
  const expected = Buffer.from(world.settings.originSecret);
  const given = Buffer.from(c.req.header('x-origin-secret') ?? '');
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
}
