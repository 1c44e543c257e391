import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { World } from '../world.ts';
import { acceptedKeys, isSame } from '../security/keys.ts';

/** The client's network as our own edge saw it; the site router overwrites whatever a client sends. */
export function callerAddress(c: Context): string {
  return networkOf(c.req.header('x-viewer-address') ?? 'unknown');
}

/**
 * The subject of limits: an IPv4 address as it is, also when mapped into IPv6, and the /56 of an IPv6 address, since a customer commonly
 * gets that many addresses (RFC 6177). Other text stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  const network = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${network.map((group) => group.toString(16)).join(':')}::/56`;
}

/** The eight 16-bit groups of a valid IPv6 address (RFC 4291, 2.2). */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head, tail] = plain.replace(/\d+\.[\d.]+$/, groupsOfIpv4).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16));
}

function groupsOfIpv4(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** Whether a request came through our own edge, which alone knows the origin secret: requests around the edge would evade limits. */
export function isFromEdge(world: World, c: Context): boolean {
  const given = c.req.header('x-origin-secret') ?? '';
  const accepted = [world.settings.originSecret, ...acceptedKeys(world.keys, 'origin')];
  return accepted.some((expected) => expected !== '' && isSame(expected, given));
}
