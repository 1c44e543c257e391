import { isIPv4 } from 'node:net';
import { browserName } from './browser-name.ts';

/** What a session tells its user of where it was begun. */
export type Client = { browser: string; network: string };

/** How a session begins. */
export type Beginning = Client & { hasFactor?: true };

export function clientOf({ agent, address }: { agent: string | undefined; address: string }): Client {
  return { browser: browserName(agent), network: wideNetwork(address) };
}

/** The network of a caller's address without its last part, which tells a provider and no household. */
export function wideNetwork(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.*`;
  const [high, low] = address.split(':');
  return high && low ? `${high}:${low}:*` : '';
}
