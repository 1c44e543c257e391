import { isIP } from 'node:net';
import type { World } from '../../world.ts';

/** The site as passkeys know it. `id` is its host: passkeys of one host work at no other. */
export type RelyingParty = { id: string; origin: string; name: string };

/** A passkey belongs to a name, never to an IP address; the server of a machine of one's own is known as `localhost`. */
export function relyingParty({ settings: { baseUrl, wordmark: name } }: World): RelyingParty {
  const url = new URL(baseUrl);
  if (isIP(url.hostname) === 0) return { id: url.hostname, origin: url.origin, name };
  url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin, name };
}
