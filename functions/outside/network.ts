import { lookup } from 'node:dns/promises';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** How addresses that a customer gives are resolved, and which may be called. */
export type Network = {
  /** Whether this machine's own addresses are good: on a machine of one's own, for trying. */
  isLocal: boolean;
  /** Every address of a host. Rejects where there is none. */
  resolve: (host: string) => Promise<string[]>;
  mayReach: (address: string) => boolean;
};

/** The host of a valid URL: a name, or an address without brackets, in its ordinary form. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');

async function resolve(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

export const publicNetwork: Network = { isLocal: false, resolve, mayReach: isPublicAddress };

export const networkWithLoopback: Network = {
  isLocal: true,
  resolve,
  mayReach: (address) => isPublicAddress(address) || isLoopbackAddress(address),
};
